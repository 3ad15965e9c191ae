import type { Random } from '../../random.ts';
import { at, closed, type Point, path, polar, polygon } from '../../shape.ts';

interface Cube {
  outline: string;
  corners: readonly [Point, Point, Point, Point];
}

/** A cut cube from above: four corners a little out of square, each rounded only slightly. */
export function cube(random: Random, size: number): Cube {
  const wide = random.between(0.85, 1.2);
  const corner = (index: number): Point => {
    const spot = polar(
      Math.PI / 4 + (index * Math.PI) / 2 + random.between(-0.2, 0.2),
      size * 1.12,
    );
    return at(spot.x * wide, spot.y);
  };
  const corners = [corner(0), corner(1), corner(2), corner(3)] as const;
  const points = corners.flatMap((point, index) => {
    const near = (other: Point): Point =>
      at(point.x + (other.x - point.x) * 0.16, point.y + (other.y - point.y) * 0.16);
    return [
      near(corners[(index + 3) % 4] ?? point),
      point,
      near(corners[(index + 1) % 4] ?? point),
    ];
  });
  return { outline: closed(points), corners };
}

/** The side of a cube that turns away from the eye, along its first edge, `depth` of its size deep. */
export function writeSide(shape: Cube, depth: number, fill: string, opacity = 0.8): string {
  const [a, b, c, d] = shape.corners;
  const toward = (from: Point, to: Point): Point =>
    at(from.x + (to.x - from.x) * depth, from.y + (to.y - from.y) * depth);
  return path(polygon([a, b, toward(b, c), toward(a, d)]), { fill, 'fill-opacity': opacity });
}
