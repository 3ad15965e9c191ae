import { lit, mix, shade, vary } from '../../colour.ts';
import { blur, linear, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import {
  at,
  bent,
  blob,
  closed,
  num,
  open,
  type Point,
  path,
  place,
  polar,
  ribbon,
} from '../../shape.ts';

/** Black where a strip met the iron: at one tip, and here and there along an edge. */
function writeChar(random: Random, spine: readonly Point[], half: number): string {
  const spots = [0, spine.length - 1, random.whole(1, spine.length - 2)].filter(() =>
    random.chance(0.62),
  );
  return spots
    .map((step) => {
      const spot = spine[step] ?? at(0, 0);
      const edge = at(spot.x, spot.y + random.sign() * half * 0.6);
      return path(blob(random, half * random.between(0.6, 1.1), { rough: 0.35, stretch: 1.5 }), {
        fill: '#1E0A04',
        'fill-opacity': random.between(0.5, 0.85),
        transform: place(edge, random.between(-0.4, 0.4)),
        filter: blur(1.4),
      });
    })
    .join('');
}

/** A strip of pepper or onion, blistered and charred by a hot skillet. */
export const charredStrip: Part = (random, size, palette = ['#CF2A1A', '#B81E12', '#DB4426']) => {
  const colour = vary(random, random.pick(palette));
  const spine = bent(size * 2, random.between(-0.2, 0.2), 9);
  const half = size * random.between(0.16, 0.22);
  return {
    body:
      path(
        ribbon(spine, (along) => half * (along < 0.05 || along > 0.95 ? 0.6 : 1)),
        {
          fill: linear(
            [
              [0, lit(colour, 0.3)],
              [0.5, colour],
              [1, shade(colour, 0.32)],
            ],
            [0, 0, 0, 1],
          ),
        },
      ) +
      path(open(spine.map((point) => at(point.x, point.y + half * 0.72))), {
        fill: 'none',
        stroke: mix(colour, '#FFE9B8', 0.5),
        'stroke-width': num(half * 0.22),
        'stroke-opacity': 0.65,
        'stroke-linecap': 'round',
      }) +
      writeChar(random, spine, half),
    radius: size * 0.6,
  };
};

/** A flat strip of skirt steak: browned face, dark cut edges, a rosy seam and black bars from the grill. */
export const steakStrip: Part = (random, size, palette = ['#94502F', '#864425', '#A25C38']) => {
  const colour = vary(random, random.pick(palette));
  const spine = bent(size * 2, random.between(-0.09, 0.09), 9);
  const phase = random.angle();
  const half = size * random.between(0.19, 0.235);
  const width = (along: number): number =>
    half * (along < 0.02 || along > 0.98 ? 0.66 : 0.94 + 0.07 * Math.sin(along * 8 + phase));
  const lean = random.between(0.1, 0.2) * size;
  const bars = [1, 2, 3, 4, 5, 6, 7].map((step) => {
    const { x, y } = spine[step] ?? at(0, 0);
    return `M${num(x - lean * 0.5)} ${num(y - half * 0.86)}L${num(x + lean * 0.5)} ${num(y + half * 0.6)}`;
  });
  const grain = Array.from({ length: 26 }, (_, index) => {
    const step = spine[Math.min(8, Math.round((index / 25) * 8))] ?? at(0, 0);
    const x = (-0.92 + index * 0.073) * size;
    const y = step.y + random.between(-0.7, 0.5) * half;
    return `M${num(x)} ${num(y)}l${num(size * random.between(0.05, 0.11))} ${num(half * random.between(-0.1, 0.1))}`;
  });
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return {
    body:
      path(ribbon(spine, width), {
        fill: linear(
          [
            [0, shade(colour, 0.5)],
            [0.14, colour],
            [0.5, lit(colour, 0.1)],
            [0.7, '#B5604A'],
            [0.8, '#8A3A28'],
            [0.88, '#3A160A'],
            [1, '#220B04'],
          ],
          [0, 0, 0, 1],
        ),
      }) +
      path(grain.join(''), {
        ...line,
        stroke: lit(colour, 0.42),
        'stroke-width': num(size * 0.018),
        'stroke-opacity': 0.55,
      }) +
      path(bars.join(''), {
        ...line,
        stroke: '#1E0A04',
        'stroke-width': num(size * 0.072),
        'stroke-opacity': 0.82,
        filter: blur(0.9),
      }) +
      path(ribbon(spine, width), {
        opacity: 0.45,
        filter: patches({ colour: '#2A0E05', frequency: 0.05, gain: 6, cut: 3.9 }),
      }),
    radius: size * 0.62,
  };
};

const tortillaOutline = (random: Random, size: number): Point[] => {
  const phase = random.angle();
  return Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    return polar(angle, size * (1 + 0.012 * Math.sin(angle * 3 + phase)));
  });
};

function writeFreckles(random: Random, size: number, inside: (spot: Point) => boolean): string {
  return Array.from({ length: 70 }, () => {
    const spot = polar(random.angle(), size * 0.94 * Math.sqrt(random.next()));
    if (!inside(spot)) return '';
    const reach = size * (0.012 + 0.075 * random.next() ** 2);
    return path(blob(random, reach, { points: 7, rough: 0.3, stretch: random.between(0.8, 1.3) }), {
      fill: random.pick(['#B97A36', '#9A5A22', '#CF9A58']),
      'fill-opacity': random.between(0.4, 0.8),
      transform: place(spot),
      filter: blur(reach > 6 ? 2 : 1),
    });
  }).join('');
}

const FLOUR = radial(
  [
    [0, '#F8EACA'],
    [0.7, '#F1DCB2'],
    [1, '#DFBF88'],
  ],
  { cx: 0.45, cy: 0.42, r: 0.62 },
);

/** A flour tortilla: a thin pale disc with toasted freckles. */
export const flourTortilla: Part = (random, size) => ({
  body:
    path(closed(tortillaOutline(random, size)), { fill: FLOUR }) +
    writeFreckles(random, size, () => true),
  radius: size,
});

/** One folded in half, its fold above. */
export const foldedTortilla: Part = (random, size) => {
  const half = tortillaOutline(random, size).map((point) =>
    at(point.x, point.y < 0 ? point.y * 0.07 : point.y),
  );
  return {
    body:
      path(closed(half.map((point) => at(point.x * 0.98, point.y * 1.05 + 3))), {
        fill: '#DDBB84',
      }) +
      path(closed(half), { fill: FLOUR }) +
      path(closed(half), {
        fill: linear(
          [
            [0, '#FFFFFF', 0.6],
            [0.14, '#FFFFFF', 0],
            [0.7, '#8A5A20', 0],
            [1, '#8A5A20', 0.2],
          ],
          [0, 0, 0, 1],
        ),
      }) +
      writeFreckles(random, size, (spot) => spot.y > size * 0.08),
    radius: size,
  };
};
