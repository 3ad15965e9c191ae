import { lit, mix, shade, vary } from '../../colour.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import {
  arcPoints,
  at,
  bent,
  blobPoints,
  closed,
  ellipse,
  group,
  num,
  open,
  path,
  polar,
  ribbon,
} from '../../shape.ts';

/** A slice of cucumber: dark peel, pale flesh, a wetter core with seeds in three chambers. */
export const cucumber: Part = (random, size) => {
  const squash = random.between(0.9, 1);
  const start = random.angle();
  const seeds = Array.from({ length: 12 }, (_, index) => {
    const angle = start + Math.floor(index / 4) * 2.09 + (index % 4) * 0.38;
    const spot = polar(angle, size * (index % 2 === 0 ? 0.36 : 0.46));
    return ellipse(spot.x, spot.y * squash, size * 0.1, size * 0.04, {
      fill: '#F4F3C8',
      stroke: '#A9BE6A',
      'stroke-width': 0.7,
      transform: `rotate(${num((angle * 180) / Math.PI)} ${num(spot.x)} ${num(spot.y * squash)})`,
    });
  });
  const lobes = Array.from({ length: 3 }, (_, index) => {
    const spot = polar(start + 0.57 + index * 2.09, size * 0.3);
    return ellipse(spot.x, spot.y * squash, size * 0.3, size * 0.26, {
      fill: '#BFDC8A',
      'fill-opacity': 0.75,
      filter: blur(1.2),
    });
  });
  return {
    body:
      ellipse(0, 0, size, size * squash, { fill: '#2F7A2C' }) +
      ellipse(0, 0, size * 0.93, size * 0.93 * squash, { fill: '#9CC867' }) +
      ellipse(0, 0, size * 0.87, size * 0.87 * squash, {
        fill: radial(
          [
            [0, '#CFE5A0'],
            [0.6, '#DDEDB4'],
            [1, '#E7F3C8'],
          ],
          { cx: 0.5, cy: 0.5, r: 0.5 },
        ),
      }) +
      lobes.join('') +
      seeds.join(''),
    radius: size,
  };
};

/** A thin stick: carrot, or with another palette any julienne. */
export const stick: Part = (
  random,
  size,
  palette = ['#F08A24', '#E2761A', '#F59C3E', '#D96A14'],
) => {
  const colour = vary(random, random.pick(palette));
  const half = size * random.between(0.085, 0.115);
  const spine = bent(size * 2, random.between(-0.07, 0.07), 6);
  return {
    body:
      path(
        ribbon(spine, (along) => half * (along < 0.06 || along > 0.94 ? 0.7 : 1)),
        { fill: colour },
      ) +
      path(open(spine.map((point) => at(point.x, point.y - half * 0.4))), {
        fill: 'none',
        stroke: lit(colour, 0.6),
        'stroke-width': half * 0.5,
        'stroke-opacity': 0.65,
      }) +
      path(open(spine.map((point) => at(point.x, point.y + half * 0.7))), {
        fill: 'none',
        stroke: shade(colour, 0.4),
        'stroke-width': half * 0.4,
        'stroke-opacity': 0.5,
      }),
    radius: size * 0.32,
  };
};

/** A soybean sprout: a curved pearly stalk that thins into its root, and a yellow split head. */
export const sprout: Part = (random, size) => {
  const turn = random.between(0.9, 2.2) * random.sign();
  const line = arcPoints(at(0, size * 0.8 * Math.sign(turn)), size * 0.85, 0, turn, 10);
  const head = line[0] ?? at(0, 0);
  const stalk = vary(random, random.pick(['#FBF5E2', '#F4EAD0', '#FFFBEE']));
  return {
    body:
      path(
        ribbon(line, (along) => size * (0.105 - 0.08 * along ** 2)),
        { fill: stalk, stroke: '#C9B283', 'stroke-width': 0.9 },
      ) +
      group(
        {
          transform: `translate(${num(head.x)} ${num(head.y)}) rotate(${num(random.between(0, 360))})`,
        },
        ellipse(0, -size * 0.04, size * 0.17, size * 0.085, {
          fill: '#F6D568',
          stroke: '#B98A1E',
          'stroke-width': 0.9,
        }),
        ellipse(size * 0.02, size * 0.06, size * 0.15, size * 0.075, {
          fill: '#EFC24A',
          stroke: '#B98A1E',
          'stroke-width': 0.9,
        }),
      ),
    radius: size * 0.5,
  };
};

/** A wilted spinach leaf, folded along its midrib. */
export const spinach: Part = (
  random,
  size,
  palette = ['#1F6A2C', '#2A7A32', '#17581F', '#348A3A'],
) => {
  const colour = vary(random, random.pick(palette));
  const leaf = blobPoints(random, size, { points: 9, rough: 0.2, stretch: 1.25 });
  const upper = leaf.filter((point) => point.y < size * 0.15);
  const fold = bent(size * 2, random.between(-0.12, 0.12), 7);
  return {
    body:
      path(closed(leaf), { fill: shade(colour, 0.12) }) +
      (upper.length > 2
        ? path(closed([...upper, at(0, size * 0.1)]), {
            fill: lit(colour, 0.12),
            'fill-opacity': 0.85,
          })
        : '') +
      path(open(fold), {
        fill: 'none',
        stroke: '#8CC46A',
        'stroke-width': size * 0.07,
        'stroke-opacity': 0.8,
        'stroke-linecap': 'round',
      }) +
      [-1, 1]
        .map((side) =>
          [-0.5, 0, 0.45]
            .map(
              (x) =>
                `M${num(x * size)} 0q${num(size * 0.14)} ${num(side * size * 0.12)} ${num(size * 0.22)} ${num(side * size * 0.42)}`,
            )
            .join(''),
        )
        .map((d) =>
          path(d, {
            fill: 'none',
            stroke: '#9CCB77',
            'stroke-width': size * 0.03,
            'stroke-opacity': 0.5,
          }),
        )
        .join(''),
    radius: size,
  };
};

/** A slice of shiitake from above the cut: brown cap bow over a pale stem. */
export const mushroom: Part = (random, size, palette = ['#7B4A26', '#8E5A32', '#63391B']) => {
  const colour = vary(random, random.pick(palette));
  const bow = arcPoints(at(0, size * 0.5), size * 0.95, Math.PI * 1.12, Math.PI * 1.88, 10);
  return {
    body:
      path(
        ribbon(bow, (along) => size * 0.3 * Math.sin(along * Math.PI) ** 0.45 + 1),
        { fill: mix(colour, '#D9B386', 0.5) },
      ) +
      path(
        ribbon(
          arcPoints(at(0, size * 0.5), size * 1.14, Math.PI * 1.13, Math.PI * 1.87, 10),
          (along) => size * 0.13 * Math.sin(along * Math.PI) ** 0.4 + 0.6,
        ),
        { fill: colour },
      ) +
      path(open(arcPoints(at(0, size * 0.52), size * 0.72, Math.PI * 1.2, Math.PI * 1.8, 8)), {
        fill: 'none',
        stroke: shade(colour, 0.45),
        'stroke-width': size * 0.05,
        'stroke-opacity': 0.6,
      }),
    radius: size * 0.7,
  };
};
