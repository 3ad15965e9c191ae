import { lit, mix, shade } from '../colour.ts';
import { blur, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import { arcPoints, at, blobPoints, circle, closed, ellipse, num, open, path } from '../shape.ts';
import { scaledPoints } from './tone.ts';

/** Angles between which light falls on a dome, in radians, from the left to the top. */
const WINDOW = [3.5, 4.5] as const;

/** A turned-out custard with a mirror of caramel that runs over its edge. */
export const custard =
  (look: { body: string; crown: string }): Part =>
  (random, size) => {
    const outline = blobPoints(random, size, { points: 24, rough: 0.008 });
    const mirror = blobPoints(random, size * 0.9, { points: 26, rough: 0.03 });
    const glow = mix(look.crown, '#F2962A', 0.45);
    return {
      body:
        path(closed(outline), {
          fill: radial(
            [
              [0, look.body],
              [0.86, look.body],
              [1, mix(look.body, look.crown, 0.5)],
            ],
            { cx: 0.47, cy: 0.46, r: 0.54 },
          ),
        }) +
        path(closed(mirror), {
          fill: radial(
            [
              [0, shade(look.crown, 0.35)],
              [0.6, look.crown],
              [0.86, glow],
              [0.95, mix(glow, look.body, 0.45)],
              [1, mix(look.crown, look.body, 0.6)],
            ],
            { cx: 0.48, cy: 0.47, r: 0.53 },
          ),
        }),
      over:
        path(open(arcPoints(at(0, 0), size * 0.66, ...WINDOW)), {
          fill: 'none',
          stroke: '#FFFFFF',
          'stroke-width': num(size * 0.12),
          'stroke-opacity': 0.8,
          'stroke-linecap': 'round',
          filter: blur(Math.round(size) / 40),
        }) +
        circle(-size * 0.02, -size * 0.7, size * 0.05, { fill: '#FFFFFF', 'fill-opacity': 0.8 }) +
        path(closed(scaledPoints(mirror, 0.86)), {
          fill: 'none',
          stroke: lit(glow, 0.5),
          'stroke-width': num(size * 0.02),
          'stroke-opacity': 0.35,
          filter: blur(2),
        }) +
        ellipse(size * 0.36, size * 0.46, size * 0.26, size * 0.07, {
          fill: '#FFC868',
          'fill-opacity': 0.6,
          transform: 'rotate(-38)',
          filter: blur(Math.round(size) / 24),
        }),
      radius: size,
    };
  };
