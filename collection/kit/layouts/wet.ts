import { mix as blend, shade } from '../colour.ts';
import { LIQUIDS, type Liquid, liquid, sheen, veil } from '../liquid.ts';
import { type Material, material } from '../material.ts';
import { lifted, MATERIALS } from '../materials.ts';

import { patches, radial } from '../paint.ts';
import { creamSwirl } from '../parts/dairy/cream.ts';

import { spread } from '../place.ts';
import {
  at,
  blobPoints,
  circle,
  closed,
  group,
  type Point,
  path,
  place,
  ribbon,
  toRadians,
} from '../shape.ts';
import { type Spot, toPoint, within } from './spot.ts';
import { type Verb, verb } from './verb.ts';

/** A liquid that fills the well, with drops of fat in its light tone or in `drop`. */
export const pool = (
  name: Liquid,
  look: { drops?: number; drop?: string; sheen?: number; fill?: number } = {},
): Verb => verb([], liquid(name, look));

/** A broken film of the liquid over the food in it. */
export const film = (name: Liquid, strength = 0.6): Verb => verb([], veil(name, strength));

/** A puddle around a spot. `reach` is its radius as a share of the well. */
export function puddle(
  name: Liquid,
  spot: Spot,
  reach: number,
  look: { rough?: number; stretch?: number } = {},
): Verb {
  const [base, dark, light] = LIQUIDS[name];
  const gloss: Material = {
    ...MATERIALS.syrup,
    bevel: 6,
    height: 6,
    gloss: 0.7,
    ...lifted(2, shade(base, 0.5), 0.4, 0.14),
  };
  return verb([], (stage) => {
    const { random, well } = stage;
    const size = reach * well;
    const stretch = (look.stretch ?? 1) ** 0.5;
    const outline = closed(
      blobPoints(random, size, { points: 21, rough: look.rough ?? 0.09 }).map((p) =>
        at(p.x * stretch, p.y / stretch),
      ),
    );
    return group(
      { transform: place(toPoint(stage, spot)) },
      path(outline, {
        filter: material(gloss),
        fill: radial([
          [0, blend(light, base, 0.4)],
          [0.6, base],
          [1, blend(dark, base, 0.4)],
        ]),
      }),
      path(outline, {
        opacity: 0.45,
        filter: patches({ colour: dark, frequency: 0.02, gain: 4, cut: 2, soften: 1.5 }),
      }),
      path(outline, {
        opacity: 0.4,
        filter: patches({ colour: light, frequency: 0.03, gain: 5, cut: 2.8, soften: 1 }),
      }),
      path(outline, { fill: '#FFFFFF', ...sheen(0.4) }),
    );
  });
}

/** Cream, yogurt or coconut milk poured in a spiral. */
export const swirl = (
  look: {
    colour?: string;
    from?: number;
    to?: number;
    turns?: number;
    width?: number;
    at?: Spot;
  } = {},
): Verb =>
  verb([], (stage) =>
    creamSwirl({
      from: (look.from ?? 0.08) * stage.well,
      to: (look.to ?? 0.56) * stage.well,
      turns: look.turns ?? 1.6,
      start: 0.6,
      width: look.width ?? 11,
      colour: look.colour ?? '#FFF6E4',
      centre: toPoint(stage, look.at ?? 'centre'),
    })(stage),
  );

const poured = (colour: string): Material => ({
  ...MATERIALS.syrup,
  bevel: 2.6,
  height: 4,
  gloss: 0.8,
  exponent: 30,
  ...lifted(1.6, shade(colour, 0.7), 0.45, 0.12),
});

/** A thread of sauce in a zigzag over a spot. */
export function drizzle(
  colour: string,
  look: {
    at?: Spot;
    reach?: number;
    lines?: number;
    width?: number;
    turn?: number;
    /** Width of the zigzag as a share of its length. */
    narrow?: number;
  } = {},
): Verb {
  const { at: spot = 'centre', reach = 0.6, lines = 7, width = 6, turn = 24, narrow = 1 } = look;
  return verb([], (stage) => {
    const { random, well } = stage;
    const size = reach * well;
    const line = Array.from({ length: lines * 6 + 1 }, (_, index): Point => {
      const along = index / (lines * 6);
      const y = (along * 2 - 1) * size;
      const x =
        Math.sqrt(Math.max(0.05, 1 - (along * 2 - 1) ** 2)) *
        size *
        narrow *
        Math.sin(along * lines * Math.PI) *
        random.between(0.94, 1.02);
      return at(x, y);
    });
    const phase = random.angle();
    return group(
      { filter: material(poured(colour)) },
      path(
        ribbon(line, (along) => width * (0.62 + 0.3 * Math.sin(along * 31 + phase))),
        { fill: colour, transform: place(toPoint(stage, spot), toRadians(turn)) },
      ),
    );
  });
}

/** Small drops and dots of a sauce or an oil. */
export function dots(
  colour: string,
  count: number,
  look: { from?: number; to?: number; size?: readonly [number, number] } = {},
): Verb {
  const { from = 0, to = 0.85, size = [4, 9] } = look;
  return verb([], (stage) =>
    group(
      { filter: material(poured(colour)) },
      ...spread(stage.random, within(stage, from, to), count, size[1] * 2.4).map((spot) =>
        circle(spot.x, spot.y, stage.random.between(...size), {
          fill: colour,
          'fill-opacity': 0.92,
        }),
      ),
    ),
  );
}
