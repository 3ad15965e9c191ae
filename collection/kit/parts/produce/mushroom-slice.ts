import { lit, shade, vary } from '../../colour.ts';
import { stains } from '../../generators/tone.ts';
import { linear } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { arcPoints, at, closedAt, num, open, path } from '../../shape.ts';

/** A slice through a fried mushroom: cap above, stem below, brown gills under the cap and browned edges. */
export const mushroomSlice: Part = (random, size, palette = ['#E6CFA2', '#DCC092', '#EED9B2']) => {
  const colour = vary(random, random.pick(palette));
  const stem = random.between(0.2, 0.28);
  const outline = (share: number): string =>
    closedAt(size * share, [
      [-1, 0.16],
      [-0.9, -0.4],
      [-0.44, -0.84],
      [0.1, -0.9],
      [0.62, -0.72],
      [0.98, -0.2],
      [0.96, 0.22],
      [0.6, 0.26],
      [stem, 0.2],
      [stem * 0.9, 0.6],
      [stem * 1.2, 0.94],
      [0, 1],
      [-stem * 1.2, 0.92],
      [-stem * 0.9, 0.6],
      [-stem, 0.22],
      [-0.64, 0.3],
    ]);
  const gill = (side: number): string =>
    open(
      arcPoints(at(side * size * 0.56, size * 0.3), size * 0.4, Math.PI * 1.12, Math.PI * 1.88, 7),
    );
  return {
    body:
      path(outline(1), { fill: '#8E5A28' }) +
      path(outline(0.88), {
        fill: linear([
          [0, lit(colour, 0.3)],
          [0.5, colour],
          [1, shade(colour, 0.16)],
        ]),
      }) +
      path(gill(-1) + gill(1), {
        fill: 'none',
        stroke: '#5E3416',
        'stroke-width': num(size * 0.13),
        'stroke-opacity': 0.75,
        'stroke-linecap': 'round',
      }) +
      stains(random, size * 0.8, { colour: '#8A4A14', count: 3, opacity: 0.45 }),
    radius: size * 0.9,
  };
};
