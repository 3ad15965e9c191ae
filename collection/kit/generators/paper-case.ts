import { lit, shade } from '../colour.ts';
import type { Part } from '../picture.ts';
import { at, circle, num, path, polar, polygon } from '../shape.ts';

const FLUTES = 30;

/** A fluted paper case for sweets from above. */
export const paperCase: Part = (random, size, palette = ['#FBF1E2']) => {
  const colour = random.pick(palette);
  const edge = Array.from({ length: FLUTES * 2 }, (_, index) =>
    polar((index / (FLUTES * 2)) * Math.PI * 2, size * (index % 2 === 0 ? 1 : 0.91)),
  );
  const flute = (index: number): string => {
    const from = polar((index / (FLUTES * 2)) * Math.PI * 2, size * 0.62);
    const to = edge[index] ?? at(0, 0);
    return `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`;
  };
  const lines = (odd: 0 | 1): string =>
    Array.from({ length: FLUTES }, (_, index) => flute(index * 2 + odd)).join('');
  return {
    body:
      path(polygon(edge), { fill: colour }) +
      path(lines(1), {
        fill: 'none',
        stroke: shade(colour, 0.4),
        'stroke-width': num(size * 0.045),
        'stroke-opacity': 0.7,
      }) +
      path(lines(0), { fill: 'none', stroke: lit(colour, 0.7), 'stroke-width': num(size * 0.05) }) +
      circle(0, 0, size * 0.7, { fill: shade(colour, 0.45) }),
    radius: size,
  };
};
