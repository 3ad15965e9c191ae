import type { Random } from './random.ts';
import { at, distance, type Point, polar } from './shape.ts';

/** Where pieces may land: one call, one candidate. */
export type Region = (random: Random) => Point;

/** A disc; `core` puts a share of the pieces into an inner disc, as heaps are. */
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

/** Best-candidate spots, at most `count`; stops when no spot `apart` units from the others is left. */
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
 * Sorts pieces into layers so that no two of one layer overlap: their silhouettes would melt into one balloon under
 * the lighting filter. `touch` is the share of the radii sum under which two pieces count as overlapping.
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
    // A piece that would need one layer more is left out rather than melted into its neighbour.
    levels.push(level);
    if (level >= cap) return;
    layers[level] ??= [];
    layers[level]?.push(piece);
  });
  return layers;
}
