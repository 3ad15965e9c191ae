import { type Outline, round } from '../outline.ts';
import type { Stage } from '../picture.ts';
import type { Region } from '../place.ts';
import { at, type Point, polar, toRadians } from '../shape.ts';

const COMPASS = {
  centre: [0, 0],
  N: [0, -0.5],
  NE: [0.38, -0.38],
  E: [0.5, 0],
  SE: [0.38, 0.38],
  S: [0, 0.5],
  SW: [-0.38, 0.38],
  W: [-0.5, 0],
  NW: [-0.38, -0.38],
} as const satisfies Record<string, readonly [number, number]>;

/** A position in the well: a compass point, or shares of the well's radius; [1, 0] is its right edge. */
export type Spot = keyof typeof COMPASS | readonly [x: number, y: number];

export const insideOf = (stage: Stage): Outline => stage.inside ?? round(stage.well);

export function toPoint(stage: Stage, spot: Spot): Point {
  const [x, y] = typeof spot === 'string' ? COMPASS[spot] : spot;
  const [rx, ry] = insideOf(stage).reach;
  return at(x * rx, y * ry);
}

/** Returns the point in a direction (degrees clockwise, 0 is right) at a share of the way to the edge. */
export function onRing(stage: Stage, degrees: number, share: number): Point {
  const [rx, ry] = insideOf(stage).reach;
  const unit = polar(toRadians(degrees), share);
  return at(unit.x * rx, unit.y * ry);
}

/** Returns the part of the well between two shares of its radius, for every form. */
export function within(stage: Stage, from: number, to: number): Region {
  const {
    reach: [rx, ry],
    corner,
  } = insideOf(stage);
  return (random) => {
    if (corner === undefined) {
      const unit = polar(random.angle(), Math.sqrt(random.between(from * from, to * to)));
      return at(unit.x * rx, unit.y * ry);
    }
    for (;;) {
      const x = random.between(-to, to);
      const y = random.between(-to, to);
      if (Math.max(Math.abs(x), Math.abs(y)) >= from) return at(x * rx, y * ry);
    }
  };
}

/** Returns the sector of the well between two angles in radians. */
export function wedge(
  stage: Stage,
  shares: readonly [number, number],
  angles: readonly [number, number],
): Region {
  const [rx, ry] = insideOf(stage).reach;
  return (random) => {
    const far = Math.sqrt(random.between(shares[0] ** 2, shares[1] ** 2));
    const unit = polar(random.between(...angles), far);
    return at(unit.x * rx, unit.y * ry);
  };
}
