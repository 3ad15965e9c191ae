import { type Material, material } from './material.ts';
import type { Entry, Part, Piece } from './picture.ts';
import { type Region, spread, stack } from './place.ts';
import type { Random } from './random.ts';
import { at, group, type Point, place, polar, toRadians } from './shape.ts';

interface Placed {
  centre: Point;
  radius: number;
  body: string;
  over: string;
}

function toPlaced(piece: Piece, centre: Point, turn: number, mirrored = false): Placed {
  const body = mirrored ? group({ transform: 'scale(-1 1)' }, piece.body) : piece.body;
  return {
    centre,
    radius: piece.radius,
    body: group({ transform: place(centre, turn) }, body),
    over: piece.over === undefined ? '' : group({ transform: place(centre) }, piece.over),
  };
}

/** One filtered group per layer; the unlit marks of a layer lie on it, and the next layer covers both. */
export function writeLayers(
  pieces: readonly Placed[],
  look: Material | undefined,
  cap: number,
  touch?: number,
): string {
  const filter = look === undefined ? undefined : material(look);
  return stack(pieces, cap, touch)
    .map(
      (layer) =>
        group({ filter }, ...layer.map((piece) => piece.body)) +
        layer.map((piece) => piece.over).join(''),
    )
    .join('');
}

interface Scatter {
  part: Part;
  count: number;
  region: Region;
  material?: Material;
  /** Least distance between two pieces. */
  apart?: number;
  size: readonly [number, number];
  palette?: readonly string[];
  /** Most layers; pieces that would need one more are left out. */
  cap?: number;
  /** Directions in degrees: everything when left out, else about `turn[0]` give or take `turn[1]`. */
  turn?: readonly [number, number];
  /** Share of the radii sum under which two pieces count as overlapping. */
  touch?: number;
  mirror?: boolean;
}

const turnOf = (random: Random, turn: readonly [number, number] | undefined): number =>
  turn === undefined ? random.angle() : toRadians(turn[0] + random.between(-turn[1], turn[1]));

/** Many pieces of one part, stacked. */
export function scatter(look: Scatter): Entry {
  const { part, count, region, apart = 0, size, palette, cap = 6, touch, mirror = false } = look;
  return ({ random }) => {
    const pieces = spread(random, region, count, apart).map((spot) =>
      toPlaced(
        part(random, random.between(...size), palette),
        spot,
        turnOf(random, look.turn),
        mirror && random.chance(0.5),
      ),
    );
    return writeLayers(pieces, look.material, cap, touch);
  };
}

interface Mixed extends Omit<Scatter, 'part' | 'palette'> {
  /** Parts with their share of the pieces and a factor on the size. */
  parts: readonly { part: Part; share: number; scale?: number; palette?: readonly string[] }[];
}

/** Pieces of several parts in one heap, as in a salad. */
export function toss(look: Mixed): Entry {
  const { parts, count, region, apart = 0, size, cap = 8, touch } = look;
  const total = parts.reduce((sum, each) => sum + each.share, 0);
  return ({ random }) => {
    const pieces = spread(random, region, count, apart).map((spot) => {
      let left = random.between(0, total);
      const chosen = parts.find((each) => (left -= each.share) <= 0) ?? parts[0];
      if (chosen === undefined) throw new Error('A heap of nothing');
      const piece = chosen.part(
        random,
        random.between(...size) * (chosen.scale ?? 1),
        chosen.palette,
      );
      return toPlaced(piece, spot, turnOf(random, look.turn));
    });
    return writeLayers(pieces, look.material, cap, touch);
  };
}

interface Hero {
  part: Part;
  size: number;
  palette?: readonly string[];
  /** Place, then turn in degrees. */
  spots: readonly (readonly [number, number, number?])[];
  material?: Material;
  mirrorEverySecond?: boolean;
  cap?: number;
}

/** Large pieces at exact places. */
export function heroes(look: Hero): Entry {
  return ({ random }) => {
    const pieces = look.spots.map(([x, y, turn = 0], index) =>
      toPlaced(
        look.part(
          random,
          look.size * (look.spots.length > 1 ? random.between(0.93, 1.07) : 1),
          look.palette,
        ),
        at(x, y),
        toRadians(turn),
        look.mirrorEverySecond === true && index % 2 === 1,
      ),
    );
    return writeLayers(pieces, look.material, look.cap ?? 9);
  };
}

interface RingOf extends Omit<Hero, 'spots'> {
  count: number;
  radius: number;
  /** Degrees. */
  offset?: number;
  /** Turn of a piece that lies at angle 0; pieces turn with the ring. */
  face?: number;
  jitter?: number;
  centre?: Point;
}

/** Large pieces on a ring, a little out of step. */
export function ringOf(look: RingOf): Entry {
  const { count, radius, offset = 0, face = 0, jitter = 1, centre = at(0, 0) } = look;
  return (stage) => {
    const spots = Array.from({ length: count }, (_, index): [number, number, number] => {
      const angle =
        toRadians(offset) +
        (index / count) * Math.PI * 2 +
        stage.random.between(-0.1, 0.1) * jitter;
      const spot = polar(angle, radius + stage.random.between(-10, 10) * jitter);
      return [
        centre.x + spot.x,
        centre.y + spot.y,
        face + (angle * 180) / Math.PI + stage.random.between(-14, 14) * jitter,
      ];
    });
    return heroes({ ...look, spots })(stage);
  };
}

/** Several entries about one place of the frame, such as a side bowl. */
export function together(centre: Point, well: number, entries: readonly Entry[]): Entry {
  return ({ random }) =>
    group(
      { transform: place(centre) },
      ...entries.map((entry, index) => entry({ random: random.fork(String(index)), well })),
    );
}
