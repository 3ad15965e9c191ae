import { lit, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { blobPoints, closed, num, open, path } from '../shape.ts';
import { scaledPoints } from './tone.ts';

/** A translucent shaving as thin as paper: bonito. */
export const shaving =
  (look: { palette: readonly string[] }): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const outline = blobPoints(random, size, { points: 9, rough: 0.36, stretch: 1.4 });
    const curled = outline.slice(0, 5);
    const grain = [0.72, 0.46].map((share) => open(scaledPoints(outline.slice(1, 7), share)));
    return {
      body:
        path(closed(outline), { fill: colour, 'fill-opacity': 0.9 }) +
        path(grain.join(''), {
          fill: 'none',
          stroke: shade(colour, 0.28),
          'stroke-width': num(size * 0.035),
          'stroke-opacity': 0.5,
        }) +
        path(open(curled), {
          fill: 'none',
          stroke: lit(colour, 0.55),
          'stroke-width': num(size * 0.16),
          'stroke-linecap': 'round',
        }) +
        path(open(scaledPoints(curled, 0.86)), {
          fill: 'none',
          stroke: shade(colour, 0.3),
          'stroke-width': num(size * 0.05),
          'stroke-opacity': 0.6,
        }),
      radius: size,
    };
  };
