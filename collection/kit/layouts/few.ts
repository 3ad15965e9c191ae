import { writeLayers } from '../entries.ts';
import type { FoodName } from '../foods/larder.ts';
import type { Stage } from '../picture.ts';
import { at, group, type Point, place, polar, toRadians } from '../shape.ts';
import { onRing, type Spot, toPoint } from './spot.ts';
import { type Change, take, type Verb, verb } from './verb.ts';

interface Placed extends Omit<Change, 'turn'> {
  /** Degrees. */
  turn?: number;
  /** Radius of a piece as a share of the well, overriding the table. */
  size?: number;
}

interface Piece {
  name: FoodName;
  centre: Point;
  turn: number;
}

function lay(stage: Stage, pieces: readonly Piece[], look: Placed, cap = 12): string {
  const { turn: _turn, size, ...change } = look;
  const { random } = stage;
  const [first] = pieces;
  if (first === undefined) return '';
  const drawn = pieces.map(({ name, centre, turn }) => {
    const laid = take(name, stage, change);
    const own =
      size === undefined
        ? random.between(...laid.size)
        : size * stage.well * (pieces.length > 1 ? random.between(0.96, 1.04) : 1);
    const piece = laid.part(random, own, laid.palette);
    return {
      centre,
      radius: piece.radius,
      body: group({ transform: place(centre, toRadians(turn)) }, piece.body),
      over: piece.over === undefined ? '' : group({ transform: place(centre) }, piece.over),
    };
  });
  return writeLayers(drawn, take(first.name, stage, change).material, cap);
}

type Spots = readonly (readonly [Spot, number?])[];

const isSpot = (spots: Spot | Spots): spots is Spot =>
  typeof spots === 'string' || typeof spots[0] === 'number';

/** Places one piece at each spot. */
export function put(name: FoodName, spots: Spot | Spots, look: Placed = {}): Verb {
  const list = isSpot(spots) ? [[spots] as const] : spots;
  return verb([name], (stage) =>
    lay(
      stage,
      list.map(([spot, turn = look.turn ?? 0]) => ({ name, centre: toPoint(stage, spot), turn })),
      look,
    ),
  );
}

interface Around extends Placed {
  /** Distance from the middle as a share of the way to the edge. */
  reach?: number;
  /** Directions of the first piece and, for an open arc, of the last, in degrees. */
  from?: number;
  to?: number;
  /** Rotation of a piece relative to its ray, in degrees. */
  face?: number;
  jitter?: number;
}

/** Places pieces on a ring, or on an arc (a fan) if `to` is set. */
export function around(name: FoodName, count: number, look: Around = {}): Verb {
  const { reach = 0.6, from = -90, to, face = 90, jitter = 1 } = look;
  return verb([name], (stage) => {
    const { random } = stage;
    const step = to === undefined ? 360 / count : (to - from) / Math.max(1, count - 1);
    const pieces = Array.from({ length: count }, (_, index): Piece => {
      const angle = from + index * step + random.between(-4, 4) * jitter;
      const centre = onRing(stage, angle, reach * (1 + random.between(-0.04, 0.04) * jitter));
      return { name, centre, turn: angle + face + random.between(-10, 10) * jitter };
    });
    return lay(stage, pieces, look);
  });
}

/** Places pieces along an arc so that they overlap like tiles. */
export const fan = (
  name: FoodName,
  count: number,
  from: number,
  to: number,
  look: Around = {},
): Verb => around(name, count, { jitter: 0.3, ...look, from, to });

interface Rows extends Placed {
  /** Distances between pieces and between rows, as shares of the well. */
  gap?: readonly [number, number];
  /** Rotation of the whole block in degrees. */
  lean?: number;
  at?: Spot;
  jitter?: number;
}

/** Places a food in rows, such as dumplings, rolls or biscuits. `counts` are the pieces of each row from the top. */
export function rows(name: FoodName, counts: readonly number[], look: Rows = {}): Verb {
  const { gap = [0.42, 0.42], lean = 0, turn = 0, at: spot = 'centre', jitter = 1 } = look;
  return verb([name], (stage) => {
    const middle = toPoint(stage, spot);
    const { random, well } = stage;
    const pieces = counts.flatMap((count, row) =>
      Array.from({ length: count }, (_, column): Piece => {
        const x = (column - (count - 1) / 2) * gap[0] * well + random.between(-3, 3) * jitter;
        const y = (row - (counts.length - 1) / 2) * gap[1] * well + random.between(-3, 3) * jitter;
        const angle = toRadians(lean);
        return {
          name,
          centre: at(
            middle.x + x * Math.cos(angle) - y * Math.sin(angle),
            middle.y + x * Math.sin(angle) + y * Math.cos(angle),
          ),
          turn: turn + lean + random.between(-4, 4) * jitter,
        };
      }),
    );
    return lay(stage, pieces, look);
  });
}

/** Stacks flat pieces with small random offsets. */
export function stack(
  name: FoodName,
  count: number,
  look: Placed & { at?: Spot; slip?: number } = {},
): Verb {
  const { at: spot = 'centre', slip = 0.05 } = look;
  return verb([name], (stage) => {
    const middle = toPoint(stage, spot);
    const { random, well } = stage;
    return Array.from({ length: count }, (_, index) => {
      const left = count - 1 - index;
      const slid = polar(
        random.angle(),
        index === count - 1 ? 0 : slip * well * random.between(0.5, 1),
      );
      const centre = at(middle.x + slid.x + left * 2, middle.y + slid.y + left * 6);
      return lay(stage, [{ name, centre, turn: random.between(0, 360) }], look);
    }).join('');
  });
}
