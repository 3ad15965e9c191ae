import { lit, shade, vary } from '../../colour.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, closedAt, ellipse, num, path, place, polar } from '../../shape.ts';

/** Right half of the outline from the hull to the tip, as shares of the size. */
const SIDE = [
  [0.34, -0.8],
  [0.72, -0.66],
  [0.86, -0.3],
  [0.74, 0.16],
  [0.44, 0.66],
] as const;

/** A halved strawberry, tip down: red skin with seeds at its rim, pale flesh that runs to a white heart. */
export const strawberry: Part = (random, size, palette = ['#F2545A', '#EC4850', '#F6686A']) => {
  const flesh = vary(random, random.pick(palette));
  const outline = (share: number): string =>
    closedAt(size * share, [
      [0, -0.7],
      ...SIDE,
      [0, 1],
      ...SIDE.toReversed().map(([x, y]) => [-x, y] as const),
    ]);
  const ray = (index: number): string => {
    const from = polar(-0.7 + index * 0.57, size * 0.24);
    const to = polar(-0.7 + index * 0.57, size * 0.62);
    return `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`;
  };
  const seed = ([x, y]: readonly [number, number], side: number): string =>
    ellipse(0, 0, size * 0.034, size * 0.062, {
      fill: '#F8DE8E',
      transform: place(at(side * x * size * 0.93, y * size * 0.93), -side * 0.4),
    });
  return {
    body:
      path(outline(1), { fill: shade('#D01C2C', random.between(0, 0.12)) }) +
      path(outline(0.88), {
        fill: radial(
          [
            [0, lit(flesh, 0.62)],
            [0.34, lit(flesh, 0.3)],
            [0.8, flesh],
            [1, shade(flesh, 0.1)],
          ],
          { cx: 0.5, cy: 0.42, r: 0.55 },
        ),
      }) +
      path(Array.from({ length: 9 }, (_, index) => ray(index)).join(''), {
        stroke: '#FFE3D6',
        'stroke-width': num(size * 0.045),
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }) +
      ellipse(0, -size * 0.08, size * 0.17, size * 0.42, {
        fill: '#FFF1E6',
        'fill-opacity': 0.85,
        filter: blur(1),
      }) +
      SIDE.flatMap((spot) => [seed(spot, 1), seed(spot, -1)]).join(''),
    radius: size,
  };
};
