import { lit, mix, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { closed, num, path, polar } from '../shape.ts';
import { stains } from './tone.ts';

interface Ring {
  palette: readonly string[];
  /** Width of the wall as a share of the radius. */
  wall?: number;
  /** Colour of the face inside the skin. */
  inner?: string;
  lobes?: number;
  squash?: number;
  sear?: string;
  /** Draws a round wall, as on a doughnut, instead of a flat cut. */
  plump?: boolean;
}

/** A ring: onion, pepper, squid, chilli, fried dough. */
export const ring =
  (look: Ring): Part =>
  (random, size, palette = look.palette) => {
    const { wall = 0.3, lobes = 0, squash = 0.9, inner, plump = false } = look;
    const colour = vary(random, random.pick(palette));
    const flat = random.between(squash, 1);
    const phase = random.angle();
    const outline = (share: number): string =>
      closed(
        Array.from({ length: 18 }, (_, index) => {
          const angle = (index / 18) * Math.PI * 2;
          const wave =
            lobes > 0 ? 0.09 * Math.cos(angle * lobes + phase) : 0.02 * Math.cos(angle * 3 + phase);
          const spot = polar(angle, size * share * (1 + wave));
          return { x: spot.x, y: spot.y * flat };
        }),
      );
    const line = (share: number, width: number, stroke: string, opacity = 1): string =>
      path(outline(share), {
        fill: 'none',
        stroke,
        'stroke-width': num(size * width),
        'stroke-opacity': opacity,
      });
    const middle = 1 - wall / 2;
    return {
      body: plump
        ? line(middle, wall, shade(colour, 0.25)) +
          line(middle - wall * 0.02, wall * 0.72, colour) +
          line(middle + wall * 0.04, wall * 0.3, lit(colour, 0.28), 0.8) +
          (look.sear ? stains(random, size * 0.9, { colour: look.sear, count: 0 }) : '')
        : line(middle, wall, inner ?? mix(colour, '#FFF6DC', 0.5)) +
          line(1 - wall * 0.14, wall * 0.3, colour) +
          line(1 - wall * 0.86, wall * 0.2, shade(inner ?? colour, 0.12), 0.7),
      radius: size,
    };
  };
