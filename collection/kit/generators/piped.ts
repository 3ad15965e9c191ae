import { lit, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { at, bent, circle, closed, num, open, path, polar, ribbon } from '../shape.ts';
import { barrel, stains } from './tone.ts';

/** Positions of the four ridges that are visible from above, of about eight. */
const RIDGES = [-0.76, -0.28, 0.24, 0.74] as const;

/** Dough piped through a star nozzle: ridges with deep furrows, and a star at its end. `size` is half its length. */
export const piped =
  (look: { palette: readonly string[]; sear: string; width?: number; bend?: number }): Part =>
  (random, size, palette = look.palette) => {
    const { width = 0.2, bend = 0.12 } = look;
    const colour = vary(random, random.pick(palette));
    const half = size * width;
    const line = bent(size * 2, random.between(-bend, bend), 13);
    const along = (share: number) =>
      line.map((p) => at(p.x * (1 - 0.04 * Math.abs(share)), p.y + share * half));
    const ridge = (share: number): string =>
      path(
        ribbon(along(share), (t) => half * 0.27 * (0.92 + 0.1 * Math.sin(t * 16 + share * 9))),
        { fill: barrel(lit(colour, share < 0 ? 0.12 : 0), 0.55, 0.4) },
      );
    const end = line.at(-1) ?? at(size, 0);
    const star = Array.from({ length: 16 }, (_, index) => {
      const tip = polar((index / 16) * Math.PI * 2, half * (index % 2 === 0 ? 1.04 : 0.62));
      return at(end.x + tip.x * 0.5, end.y + tip.y);
    });
    return {
      body:
        path(
          ribbon(line, () => half),
          { fill: shade(colour, 0.5) },
        ) +
        RIDGES.map(ridge).join('') +
        stains(random, size * 0.8, {
          colour: look.sear,
          count: 7,
          size: [0.06, 0.16],
          opacity: 0.4,
        }) +
        path(open(along(-0.4)), {
          fill: 'none',
          stroke: lit(colour, 0.8),
          'stroke-width': num(half * 0.1),
          'stroke-opacity': 0.5,
          'stroke-linecap': 'round',
        }) +
        path(closed(star), {
          fill: lit(colour, 0.35),
          stroke: shade(colour, 0.4),
          'stroke-width': num(half * 0.07),
        }) +
        circle(end.x, end.y, half * 0.14, { fill: shade(colour, 0.5) }),
      radius: size * 0.62,
    };
  };
