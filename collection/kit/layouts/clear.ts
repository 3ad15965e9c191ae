import { lit, shade } from '../colour.ts';
import { fatDrop, LIQUIDS, type Liquid, sheen } from '../liquid.ts';
import { shrink, trace } from '../outline.ts';
import { blur, linear, patches, radial } from '../paint.ts';
import { spread } from '../place.ts';
import { at, blobPoints, closed, group, path, place } from '../shape.ts';
import { insideOf, type Spot, toPoint, within } from './spot.ts';
import { type Verb, verb } from './verb.ts';

/** A clear soup through which the bottom of the bowl is visible, mostly at the shallow rim. */
export function clear(name: Liquid, look: { bottom?: string; depth?: number } = {}): Verb {
  const { bottom = '#FBF3E6', depth = 0.84 } = look;
  const [base, dark, light] = LIQUIDS[name];
  return verb([], (stage) => {
    const own = insideOf(stage);
    const foot = shrink(own, stage.well * 0.42);
    return group(
      {},
      trace(own, {
        fill: radial([
          [0, lit(bottom, 0.3)],
          [0.7, bottom],
          [1, shade(bottom, 0.3)],
        ]),
      }),
      trace(foot, {
        fill: 'none',
        stroke: shade(bottom, 0.75),
        'stroke-width': 14,
        'stroke-opacity': 0.85,
        filter: blur(3),
      }),
      trace(shrink(foot, -10), {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': 7,
        filter: blur(2),
      }),
      trace(own, {
        fill: radial(
          [
            [0, base, depth],
            [0.5, base, depth * 0.94],
            [0.76, light, depth * 0.88],
            [1, light, depth * 0.72],
          ],
          { cx: 0.5, cy: 0.5, r: 0.52 },
        ),
      }),
      trace(own, {
        opacity: 0.35,
        filter: patches({ colour: dark, frequency: 0.006, gain: 2, cut: 0.9, soften: 8 }),
      }),
      trace(own, { fill: '#FFFFFF', ...sheen(0.14) }),
      trace(shrink(own, 3), {
        fill: 'none',
        stroke: lit(light, 0.5),
        'stroke-opacity': 0.6,
        'stroke-width': 3,
        filter: blur(1),
      }),
    );
  });
}

/** A thin, translucent film of oil with a bright edge on a soup or a stew. */
export function slick(
  colour: string,
  spot: Spot,
  reach: number,
  look: { rough?: number; opacity?: number } = {},
): Verb {
  return verb([], (stage) => {
    const { random, well } = stage;
    const outline = closed(
      blobPoints(random, reach * well, { points: 17, rough: look.rough ?? 0.16 }),
    );
    return group(
      { transform: place(toPoint(stage, spot)) },
      path(outline, {
        fill: '#3A1400',
        'fill-opacity': 0.3,
        transform: 'translate(2 3)',
        filter: blur(3),
      }),
      path(outline, {
        fill: radial([
          [0, lit(colour, 0.2)],
          [0.7, colour],
          [1, shade(colour, 0.2)],
        ]),
        'fill-opacity': look.opacity ?? 0.62,
      }),
      path(outline, {
        fill: 'none',
        stroke: linear([
          [0, '#FFF6DC', 0.9],
          [0.5, lit(colour, 0.4), 0.5],
          [1, shade(colour, 0.4), 0.5],
        ]),
        'stroke-width': 2.6,
      }),
      path(outline, { fill: '#FFFFFF', ...sheen(0.7) }),
    );
  });
}

/** Beads of oil in a ring between two shares of the well, as they gather at the rim of a stew. */
export function beads(
  colour: string,
  count: number,
  look: { from?: number; to?: number; size?: readonly [number, number] } = {},
): Verb {
  const { from = 0.78, to = 0.97, size = [3, 13] } = look;
  return verb([], (stage) =>
    spread(stage.random, within(stage, from, to), count, size[0] * 1.6)
      .map((spot) =>
        fatDrop(
          at(spot.x, spot.y),
          size[0] + (size[1] - size[0]) * stage.random.next() ** 2,
          colour,
        ),
      )
      .join(''),
  );
}
