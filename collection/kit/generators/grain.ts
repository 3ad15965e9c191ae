import { lit, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { ellipse } from '../shape.ts';

/** A single grain or seed with its glint. `size` is half its length. */
export const grain =
  (look: { palette: readonly string[]; width?: number }): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const half = size * (look.width ?? 0.45);
    return {
      body:
        ellipse(0, 0, size, half, { fill: colour }) +
        ellipse(-size * 0.2, -half * 0.3, size * 0.4, half * 0.26, {
          fill: lit(colour, 0.7),
          'fill-opacity': 0.6,
        }),
      radius: size * 0.8,
    };
  };
