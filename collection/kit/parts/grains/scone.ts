import { lit, mix, shade } from '../../colour.ts';
import { scaledPoints, stains } from '../../generators/tone.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, blobPoints, closed, ellipse, num, path } from '../../shape.ts';

const [CRUMB, GOLD, BROWN] = ['#F7E6B8', '#E0A046', '#9C5612'];

/** A tall scone from above: a glazed brown top, and the pale torn side that shows round it. */
export const scone: Part = (random, size) => {
  const side = blobPoints(random, size, { points: 26, rough: 0.03 });
  const top = blobPoints(random, size * 0.8, { points: 24, rough: 0.02 }).map((point) =>
    at(point.x - size * 0.08, point.y - size * 0.12),
  );
  /** The line around the scone at which it split as it rose. */
  const waist = blobPoints(random, size * 0.85, { points: 22, rough: 0.03 }).map((point) =>
    at(point.x - size * 0.02, point.y - size * 0.03),
  );
  return {
    body:
      path(closed(side), {
        fill: radial([
          [0, CRUMB],
          [0.82, CRUMB],
          [1, mix(CRUMB, BROWN, 0.55)],
        ]),
      }) +
      path(closed(scaledPoints(side, 0.97)), {
        opacity: 0.5,
        filter: patches({ colour: '#D9A860', frequency: 0.05, gain: 5, cut: 2.5, soften: 1 }),
      }) +
      path(closed(waist), {
        fill: 'none',
        stroke: shade(BROWN, 0.1),
        'stroke-width': num(size * 0.035),
        'stroke-opacity': 0.55,
        filter: blur(1),
      }) +
      path(closed(top), {
        fill: shade(BROWN, 0.2),
        'fill-opacity': 0.5,
        transform: `translate(${num(size * 0.035)} ${num(size * 0.05)})`,
        filter: blur(4),
      }) +
      path(closed(top), {
        fill: radial(
          [
            [0, lit(GOLD, 0.22)],
            [0.55, GOLD],
            [0.88, mix(GOLD, BROWN, 0.45)],
            [1, mix(GOLD, CRUMB, 0.3)],
          ],
          { cx: 0.44, cy: 0.42, r: 0.6 },
        ),
      }) +
      path(closed(top), {
        opacity: 0.5,
        filter: patches({ colour: BROWN, frequency: 0.022, gain: 4.2, cut: 2.1, soften: 1.6 }),
      }) +
      stains(random, size * 0.7, { colour: BROWN, count: 7, size: [0.05, 0.16], opacity: 0.35 }),
    over: ellipse(-size * 0.28, -size * 0.38, size * 0.3, size * 0.12, {
      fill: '#FFF6E2',
      'fill-opacity': 0.5,
      filter: blur(Math.round(size) / 14),
    }),
    radius: size,
  };
};
