import type { Random } from './random.ts';
import { at, distance, type Point, polar } from './shape.ts';

/** Returns a random candidate position for a piece on each call. */
export type Region = (random: Random) => Point;

/** Returns a disc. `core` puts a share of the pieces into an inner disc, as in a heap. */
export function disc(
  radius: number,
  centre: Point = at(0, 0),
  core?: { radius: number; share: number },
): Region {
  return (random) => {
    const reach = core !== undefined && random.chance(core.share) ? core.radius : radius;
    const spot = polar(random.angle(), reach * Math.sqrt(random.next()));
    return at(centre.x + spot.x, centre.y + spot.y);
  };
}

const CANDIDATES = 40;

/**
 * Picks up to `count` spots by best-candidate sampling. Stops when no spot is left that is `apart` units from all
 * others.
 */
export function spread(random: Random, region: Region, count: number, apart: number): Point[] {
  const spots: Point[] = [];
  while (spots.length < count) {
    if (apart === 0) {
      spots.push(region(random));
      continue;
    }
    let best: Point | undefined;
    let widest = -1;
    for (let attempt = 0; attempt < CANDIDATES; attempt += 1) {
      const spot = region(random);
      const room = spots.reduce((least, other) => Math.min(least, distance(spot, other)), Infinity);
      if (room > widest) {
        widest = room;
        best = spot;
      }
    }
    if (best === undefined || widest < apart) break;
    spots.push(best);
  }
  return spots;
}

interface Round {
  centre: Point;
  radius: number;
}

/**
 * Sorts pieces into layers so that pieces of one layer never overlap, because the lighting filter would melt their
 * silhouettes together. Two pieces overlap if their distance is below the share `touch` of the sum of their radii.
 */
export function stack<Item extends Round>(
  pieces: readonly Item[],
  cap: number,
  touch = 0.8,
): Item[][] {
  const layers: Item[][] = [];
  const levels: number[] = [];
  pieces.forEach((piece, index) => {
    let level = 0;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const other = pieces[earlier];
      if (other === undefined) continue;
      const overlaps = distance(piece.centre, other.centre) < (piece.radius + other.radius) * touch;
      if (overlaps) level = Math.max(level, (levels[earlier] ?? 0) + 1);
    }
    // Omits a piece that would need one layer too many, instead of merging it with its neighbour.
    levels.push(level);
    if (level >= cap) return;
    layers[level] ??= [];
    layers[level]?.push(piece);
  });
  return layers;
}
