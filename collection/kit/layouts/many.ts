import { scatter, writeLayers } from '../entries.ts';
import type { FoodName } from '../foods/larder.ts';
import { disc, type Region, spread } from '../place.ts';
import { at, group, place, toRadians } from '../shape.ts';
import { insideOf, type Spot, toPoint, wedge, within } from './spot.ts';
import { type Change, take, type Verb, verb } from './verb.ts';

interface Strewn extends Change {
  /** Shares of the well between which pieces are placed. */
  from?: number;
  to?: number;
  /** Minimum distance between pieces, in units of their size. */
  apart?: number;
  cap?: number;
}

/** Scatters pieces over the well with a minimum distance between them. */
export function strew(name: FoodName, count: number, look: Strewn = {}): Verb {
  const { from = 0, to = 0.88, apart = 1.25, cap = 4 } = look;
  return verb([name], (stage) => {
    const laid = take(name, stage, look);
    return scatter({
      ...laid,
      ...(look.turn && { turn: look.turn }),
      count,
      apart: laid.size[1] * apart,
      cap,
      region: within(stage, from, to),
    })(stage);
  });
}

interface Heaped extends Change {
  cap?: number;
  apart?: number;
  /** Width over height. */
  stretch?: number;
  /** Rotation of a long heap in degrees. */
  lean?: number;
}

/** Piles pieces around a spot. `reach` is the pile's radius as a share of the well. */
export function heap(
  name: FoodName,
  count: number,
  spot: Spot,
  reach: number,
  look: Heaped = {},
): Verb {
  return mix([[name, 1]], count, spot, reach, look);
}

/** Piles several foods, each with its share of the pieces. */
export function mix(
  parts: readonly (readonly [FoodName, number])[],
  count: number,
  spot: Spot,
  reach: number,
  look: Heaped = {},
): Verb {
  const { cap = 8, apart = 0.62, stretch = 1, lean = 0 } = look;
  const names = parts.map(([name]) => name);
  const total = parts.reduce((sum, [, share]) => sum + share, 0);
  return verb(names, (stage) => {
    const { random, well } = stage;
    const centre = toPoint(stage, spot);
    const pile = disc(reach * well, at(0, 0), { radius: reach * well * 0.62, share: 0.5 });
    const angle = toRadians(lean);
    const region: Region = (source) => {
      const { x, y } = pile(source);
      const wide = x * stretch ** 0.5;
      const tall = y / stretch ** 0.5;
      return at(
        centre.x + wide * Math.cos(angle) - tall * Math.sin(angle),
        centre.y + wide * Math.sin(angle) + tall * Math.cos(angle),
      );
    };
    const foods = names.map((name) => take(name, stage, look));
    const mean = foods.reduce((sum, each) => sum + each.size[1], 0) / foods.length;
    const pieces = spread(random, region, count, mean * apart).map((spotOf) => {
      let left = random.between(0, total);
      const index = Math.max(
        0,
        parts.findIndex(([, share]) => (left -= share) <= 0),
      );
      const chosen = foods[index] ?? take(names[0] ?? 'pea', stage);
      const piece = chosen.part(random, random.between(...chosen.size), chosen.palette);
      const turn = look.turn
        ? toRadians(look.turn[0] + random.between(-look.turn[1], look.turn[1]))
        : random.angle();
      return {
        centre: spotOf,
        radius: piece.radius,
        body: group({ transform: place(spotOf, turn) }, piece.body),
        over: piece.over === undefined ? '' : group({ transform: place(spotOf) }, piece.over),
      };
    });
    return writeLayers(pieces, foods[0]?.material, cap, 0.7);
  });
}

/** A food, its number of pieces, and its changes to the table. */
type Share = readonly [name: FoodName, count: number, change?: Change & { apart?: number }];

/** Divides the well into sectors, clockwise from the top. A share of the middle stays free for the main piece. */
export function sectors(
  parts: readonly Share[],
  look: { inner?: number; start?: number; outer?: number } = {},
): Verb {
  const { inner = 0.25, start = -90, outer = 0.86 } = look;
  const step = (Math.PI * 2) / parts.length;
  return verb(
    parts.map(([name]) => name),
    (stage) =>
      parts
        .map(([name, count, change = {}], index) => {
          const laid = take(name, stage, change);
          const from = toRadians(start) + index * step;
          const region = wedge(stage, [inner, outer], [from + 0.07, from + step - 0.07]);
          return scatter({
            ...laid,
            count,
            apart: laid.size[1] * (change.apart ?? 0.62),
            cap: 8,
            touch: 0.7,
            region,
          })(stage);
        })
        .join(''),
  );
}

/** Places foods in parallel bands from the left. */
export function bands(parts: readonly Share[], look: { lean?: number; to?: number } = {}): Verb {
  const { lean = 0.14, to = 0.84 } = look;
  return verb(
    parts.map(([name]) => name),
    (stage) => {
      const {
        reach: [rx, ry],
        corner,
      } = insideOf(stage);
      const wide = (2 * to) / parts.length;
      const region =
        (index: number): Region =>
        (random) => {
          for (;;) {
            const y = random.between(-to, to);
            const x = -to + (index + random.between(0.06, 0.94)) * wide;
            const slid = x - (y * lean * ry) / rx;
            if (corner === undefined ? Math.hypot(slid, y) < to : Math.abs(slid) < to)
              return at(slid * rx, y * ry);
          }
        };
      return parts
        .map(([name, count, change = {}], index) => {
          const laid = take(name, stage, change);
          return scatter({
            ...laid,
            count,
            apart: laid.size[1] * (change.apart ?? 0.6),
            cap: 8,
            touch: 0.7,
            region: region(index),
          })(stage);
        })
        .join('');
    },
  );
}
