import { lit } from '../../colour.ts';
import { blur, linear } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { blobPoints, closed, num, path, tag } from '../../shape.ts';

/** A pat of butter slumping into its own melt. */
export const butter: Part = (random, size) => {
  const half = size * 0.72;
  const box = (inset: number, attributes: Record<string, string | number>): string =>
    tag('rect', {
      x: num(inset - half),
      y: num(inset - half),
      width: num(2 * (half - inset)),
      height: num(2 * (half - inset)),
      rx: num(size * 0.12),
      ...attributes,
    });
  return {
    body:
      box(0, {
        fill: linear([
          [0, '#FFF0A8'],
          [0.5, '#FBDD72'],
          [1, '#E9BA44'],
        ]),
      }) +
      box(size * 0.1, {
        fill: linear([
          [0, '#FFF8CF'],
          [1, '#FCE58C'],
        ]),
      }) +
      path(
        `M${num(-half * 0.5)} ${num(-half * 0.2)}q${num(half * 0.4)} ${num(-half * 0.25)} ${num(half * 0.9)} 0`,
        {
          fill: 'none',
          stroke: lit('#F2CC58', 0.1),
          'stroke-width': num(size * 0.05),
          'stroke-opacity': 0.7,
          'stroke-linecap': 'round',
          transform: `rotate(${num(random.between(-10, 10))})`,
        },
      ),
    radius: size,
  };
};

/** The melt around the butter: blurred, clear yellow. */
export const butterMelt: Part = (random, size) => ({
  body: path(closed(blobPoints(random, size, { points: 10, rough: 0.2, stretch: 1.15 })), {
    fill: '#FFD75E',
    'fill-opacity': 0.7,
    filter: blur(4),
  }),
  radius: size,
});
