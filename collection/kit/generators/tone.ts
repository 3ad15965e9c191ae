import { lit, shade } from '../colour.ts';
import { blur, linear, radial } from '../paint.ts';
import type { Random } from '../random.ts';
import { at, blob, type Point, path, place } from '../shape.ts';

/** Gradient for bulging bodies, lit from the top left. */
export const rounded = (colour: string, light = 0.3, dark = 0.3): string =>
  radial(
    [
      [0, lit(colour, light)],
      [0.6, colour],
      [1, shade(colour, dark)],
    ],
    { cx: 0.4, cy: 0.36, r: 0.7 },
  );

/** Gradient for bodies along x that curve away at their long sides: sticks, tubes and rolls. */
export const barrel = (colour: string, light = 0.35, dark = 0.35): string =>
  linear(
    [
      [0, shade(colour, dark * 0.4)],
      [0.28, lit(colour, light)],
      [0.6, colour],
      [1, shade(colour, dark)],
    ],
    [0, 0, 0, 1],
  );

/** Gradient for a cut face, paler in the middle and darker at its rim. */
export const face = (colour: string, rim = shade(colour, 0.2)): string =>
  radial(
    [
      [0, lit(colour, 0.18)],
      [0.7, colour],
      [1, rim],
    ],
    { cx: 0.48, cy: 0.46, r: 0.56 },
  );

/** Draws soft spots of a single colour within `reach`: browning, char, sear. */
export function stains(
  random: Random,
  reach: number,
  look: { colour: string; count: number; size?: readonly [number, number]; opacity?: number },
): string {
  const { colour, count, size = [0.14, 0.32], opacity = 0.5 } = look;
  return Array.from({ length: count }, () =>
    path(blob(random, reach * random.between(...size), { rough: 0.35, stretch: 1.35 }), {
      fill: colour,
      'fill-opacity': Math.round(opacity * random.between(0.7, 1.2) * 100) / 100,
      transform: place(spotIn(random, reach * 0.72), random.angle()),
      filter: blur(Math.round(reach * 6) / 100),
    }),
  ).join('');
}

export function spotIn(random: Random, reach: number): Point {
  const angle = random.angle();
  const far = reach * Math.sqrt(random.next());
  return at(Math.cos(angle) * far, Math.sin(angle) * far);
}

export const scaledPoints = (points: readonly Point[], share: number): Point[] =>
  points.map((point) => at(point.x * share, point.y * share));
