import { lit, shade, vary } from '../../colour.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import {
  arcPoints,
  at,
  bent,
  circle,
  closed,
  ellipse,
  group,
  num,
  open,
  type Point,
  path,
  place,
  polar,
} from '../../shape.ts';

const star = (reach: number, inner: number) =>
  closed(
    Array.from({ length: 10 }, (_, index) =>
      polar((index / 10) * Math.PI * 2, reach * (index % 2 === 0 ? 1 : inner)),
    ),
  );

/** A blueberry with its bloom and five-pointed crown. */
export const blueberry: Part = (random, size, palette = ['#34447E', '#2B3870', '#3F5190']) => {
  const colour = vary(random, random.pick(palette));
  const crown = polar(random.angle(), size * random.between(0.05, 0.4));
  return {
    body:
      circle(0, 0, size, {
        fill: radial(
          [
            [0, lit(colour, 0.36)],
            [0.45, colour],
            [1, shade(colour, 0.55)],
          ],
          { cx: 0.36, cy: 0.32, r: 0.74 },
        ),
      }) +
      circle(0, 0, size * 0.98, {
        opacity: 0.4,
        filter: patches({ colour: '#B9C6EA', frequency: 0.05, gain: 4, cut: 2, soften: 1 }),
      }) +
      group(
        { transform: place(crown, random.angle()) },
        path(star(size * 0.48, 0.62), { fill: lit(colour, 0.18) }),
        path(star(size * 0.36, 0.6), { fill: '#0E1230' }),
        circle(size * 0.03, size * 0.03, size * 0.1, { fill: lit(colour, 0.25) }),
      ),
    over:
      ellipse(-size * 0.36, -size * 0.44, size * 0.26, size * 0.15, {
        fill: '#FFFFFF',
        'fill-opacity': 0.42,
        transform: `rotate(-40 ${num(-size * 0.36)} ${num(-size * 0.44)})`,
        filter: blur(1.2),
      }) +
      path(open(arcPoints(at(0, 0), size * 0.84, 0.3, 1.3, 6)), {
        fill: 'none',
        stroke: '#8FA3E0',
        'stroke-width': num(size * 0.08),
        'stroke-opacity': 0.5,
        'stroke-linecap': 'round',
        filter: blur(1),
      }),
    radius: size,
  };
};

/** A raspberry lying on its side: beads in bent rows, each with its own glint. */
export const raspberry: Part = (random, size, palette = ['#D92648', '#C71C3C', '#E83C5C']) => {
  const beads: { spot: Point; reach: number }[] = [];
  for (let row = 0; row < 6; row += 1) {
    const across = -0.78 + row * 0.31;
    const wide = Math.sqrt(Math.max(0.08, 1 - (across * 0.92) ** 2)) * (row > 3 ? 0.86 : 1);
    const count = row === 0 || row === 5 ? 3 : 4;
    for (let index = 0; index < count; index += 1) {
      const along = ((index + 0.5 + (row % 2) * 0.22) / count - 0.55) * 1.7 * wide;
      beads.push({
        spot: at(across * size, along * size * 0.9),
        reach: size * random.between(0.22, 0.27),
      });
    }
  }
  return {
    body:
      ellipse(0, 0, size, size * 0.86, { fill: '#8A0F28' }) +
      beads
        .map(({ spot, reach }) => {
          const colour = vary(random, random.pick(palette));
          return circle(spot.x, spot.y, reach, {
            fill: radial(
              [
                [0, lit(colour, 0.4)],
                [0.5, colour],
                [1, shade(colour, 0.45)],
              ],
              { cx: 0.36, cy: 0.34, r: 0.7 },
            ),
          });
        })
        .join(''),
    radius: size,
  };
};

/** A mint leaf: saw-toothed, deeply veined. */
export const mint: Part = (random, size, palette = ['#3F9A3E', '#338A36', '#57AE4A']) => {
  const colour = vary(random, random.pick(palette));
  const spine = bent(size * 2, random.between(-0.08, 0.08), 15);
  const edge = (side: number): Point[] =>
    spine.map((point, index) => {
      const along = index / 14;
      const tooth = index % 2 === 0 ? 1.1 : 0.9;
      return at(
        point.x,
        point.y + side * size * 0.56 * Math.sin(along ** 0.8 * Math.PI) ** 0.85 * tooth,
      );
    });
  const veins = [3, 5, 7, 9, 11].map((step) => {
    const root = spine[step] ?? at(0, 0);
    const reach = size * 0.5 * Math.sin((step / 14) * Math.PI);
    return [-1, 1]
      .map(
        (side) =>
          `M${num(root.x)} ${num(root.y)}q${num(reach * 0.5)} ${num(side * reach * 0.35)} ${num(reach * 0.7)} ${num(side * reach)}`,
      )
      .join('');
  });
  return {
    body:
      path(closed([...edge(-1), ...spine.toReversed()]), { fill: lit(colour, 0.18) }) +
      path(closed([...edge(1), ...spine.toReversed()]), { fill: shade(colour, 0.16) }) +
      path(veins.join(''), {
        fill: 'none',
        stroke: shade(colour, 0.4),
        'stroke-width': num(size * 0.04),
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }) +
      path(open(spine), {
        fill: 'none',
        stroke: '#CBE9A4',
        'stroke-width': num(size * 0.05),
        'stroke-opacity': 0.7,
        'stroke-linecap': 'round',
      }),
    radius: size * 0.8,
  };
};
