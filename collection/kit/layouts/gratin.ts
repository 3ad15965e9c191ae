import { mix as blend, lit, shade } from '../colour.ts';
import { material } from '../material.ts';
import { lifted, MATERIALS } from '../materials.ts';
import { blur, patches, radial } from '../paint.ts';
import { disc, spread } from '../place.ts';
import { blob, blobPoints, circle, closed, group, path, place, toRadians } from '../shape.ts';
import { type Spot, toPoint } from './spot.ts';
import { type Verb, verb } from './verb.ts';

const PALE = '#F4CB68';
const BROWN = '#B4601A';
const BURNT = '#5E2808';
/** Numbers of blisters and bubbles on a sheet as wide as the well. */
const BLISTERS = 188;
const BUBBLES = 72;

/** A piece under the cheese: its spot, its radius as a share of the well, and its rotation in degrees. */
type Hump = readonly [spot: Spot, reach: number, turn: number];

/** Cheese melted over pieces of bread under a hot grill. It sags between them and blisters on top of them. */
export function gratin(
  spot: Spot,
  reach: number,
  humps: readonly Hump[],
  look: { rough?: number } = {},
): Verb {
  const skin = material({
    ...MATERIALS.cheese,
    bevel: 9,
    height: 8,
    gloss: 0.55,
    mottle: { colour: BROWN, strength: 0.3, frequency: 0.02 },
    ...lifted(5, '#3A1402', 0.5, 0.2),
  });
  const raised = material({
    ...MATERIALS.cheese,
    bevel: 15,
    height: 13,
    gloss: 0.5,
    mottle: { colour: BROWN, strength: 0.5, frequency: 0.025 },
    ...lifted(2, '#8A4A10', 0.4, 0.14),
  });
  return verb([], (stage) => {
    const { random, well } = stage;
    const sheet = closed(
      blobPoints(random, reach * well, { points: 23, rough: look.rough ?? 0.08 }),
    );
    const blister = (): string => {
      const size = 3 + 13 * random.next() ** 2;
      const where = disc(reach * well * 0.9)(random);
      return group(
        { transform: place(where, random.angle()) },
        path(blob(random, size * 1.4, { rough: 0.25 }), {
          fill: BROWN,
          'fill-opacity': 0.55,
          filter: blur(2.4),
        }),
        path(blob(random, size * 0.8, { rough: 0.3 }), {
          fill: BURNT,
          'fill-opacity': random.between(0.5, 0.85),
          filter: blur(1.1),
        }),
      );
    };
    const bubble = (where: { x: number; y: number }): string =>
      circle(where.x, where.y, random.between(4, 10), {
        fill: blend(PALE, BROWN, random.between(0, 0.35)),
      });
    return group(
      { transform: place(toPoint(stage, spot)) },
      group(
        { filter: skin },
        path(sheet, {
          fill: radial([
            [0, lit(PALE, 0.2)],
            [0.75, PALE],
            [1, blend(PALE, BROWN, 0.45)],
          ]),
        }),
      ),
      group(
        { filter: raised },
        ...humps.map(([from, size, turn]) =>
          path(blob(random, size * well, { points: 12, rough: 0.05, stretch: 1.16 }), {
            fill: radial([
              [0, blend(PALE, BROWN, 0.2)],
              [0.7, PALE],
              [1, shade(PALE, 0.1)],
            ]),
            transform: place(toPoint(stage, from), toRadians(turn)),
          }),
        ),
      ),
      group(
        {
          filter: material({
            ...MATERIALS.cheese,
            bevel: 3,
            height: 5,
            ...lifted(1, BURNT, 0.3, 0),
          }),
        },
        ...spread(random, disc(reach * well * 0.88), Math.round(BUBBLES * reach ** 2), 20).map(
          bubble,
        ),
      ),
      path(sheet, {
        opacity: 0.7,
        filter: patches({ colour: BROWN, frequency: 0.014, gain: 5, cut: 2.3, soften: 3 }),
      }),
      ...Array.from({ length: Math.round(BLISTERS * reach ** 2) }, blister),
    );
  });
}
