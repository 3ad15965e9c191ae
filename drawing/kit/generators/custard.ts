import { lit, shade } from '../colour.ts';
import { blur, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import { blobPoints, circle, closed, ellipse, path } from '../shape.ts';
import { scaledPoints } from './tone.ts';

/** A custard turned out: a dome with a caramel crown. */
export const custard =
  (look: { body: string; crown: string; ring?: boolean }): Part =>
  (random, size) => {
    const outline = blobPoints(random, size, { points: 24, rough: 0.008 });
    return {
      body:
        path(closed(outline), {
          fill: radial(
            [
              [0, look.body],
              [0.8, look.body],
              [1, shade(look.body, 0.28)],
            ],
            { cx: 0.46, cy: 0.44, r: 0.56 },
          ),
        }) +
        path(closed(scaledPoints(outline, 0.8)), {
          fill: radial(
            [
              [0, lit(look.crown, 0.3)],
              [0.6, look.crown],
              [1, shade(look.crown, 0.3)],
            ],
            { cx: 0.42, cy: 0.38, r: 0.64 },
          ),
        }) +
        (look.ring ? circle(0, 0, size * 0.24, { fill: shade(look.crown, 0.6) }) : ''),
      over:
        ellipse(-size * 0.3, -size * 0.34, size * 0.26, size * 0.12, {
          fill: '#FFFFFF',
          'fill-opacity': 0.55,
          filter: blur(Math.round(size) / 26),
        }) +
        ellipse(size * 0.32, size * 0.4, size * 0.2, size * 0.05, {
          fill: '#FFDFA8',
          'fill-opacity': 0.4,
          filter: blur(Math.round(size) / 26),
        }),
      radius: size,
    };
  };
