import { type Material, material } from './material.ts';
import type { Entry, Part, Piece } from './picture.ts';
import { type Region, spread, stack } from './place.ts';
import type { Random } from './random.ts';
import { group, type Point, place, toRadians } from './shape.ts';

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

/** Writes one filtered group per layer. Its unlit marks are drawn on it, and the next layer covers both. */
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
  /** Minimum distance between two pieces. */
  apart?: number;
  size: readonly [number, number];
  palette?: readonly string[];
  /** Maximum number of layers. Pieces that would need one more are omitted. */
  cap?: number;
  /** Directions in degrees: the mean and the deviation. If absent, pieces point in all directions. */
  turn?: readonly [number, number];
  /** Two pieces overlap if their distance is below this share of the sum of their radii. */
  touch?: number;
  mirror?: boolean;
}

const turnOf = (random: Random, turn: readonly [number, number] | undefined): number =>
  turn === undefined ? random.angle() : toRadians(turn[0] + random.between(-turn[1], turn[1]));

/** Scatters pieces of the same part, stacked in layers. */
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

/** Combines several entries around one point of the frame, for example a side bowl. */
export function together(centre: Point, well: number, entries: readonly Entry[]): Entry {
  return ({ random }) =>
    group(
      { transform: place(centre) },
      ...entries.map((entry, index) => entry({ random: random.fork(String(index)), well })),
    );
}
