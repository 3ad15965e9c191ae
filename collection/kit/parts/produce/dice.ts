import { lit, shade, vary } from '../../colour.ts';
import type { Part } from '../../picture.ts';
import { closed, num, path, polar, polygon } from '../../shape.ts';

export const POTATO = ['#F2DB98', '#EBCF82', '#F7E5AE', '#E9C873'] as const;
export const ONION = ['#F6EBCB', '#EEDFB2', '#FBF4DE'] as const;

/** A cooked cube from above: a soft-edged face, and beside it a strip of the face that turns away. */
export const dice: Part = (random, size, palette = POTATO) => {
  const colour = vary(random, random.pick(palette));
  const wide = random.between(0.82, 1.18);
  const corners = Array.from({ length: 4 }, (_, index) => {
    const spot = polar(Math.PI / 4 + index * (Math.PI / 2) + random.between(-0.13, 0.13), size);
    return { x: spot.x * wide, y: spot.y };
  });
  // Each corner three times near itself rounds it only a little.
  const soft = closed(
    corners.flatMap((corner, index) => {
      const before = corners[(index + 3) % 4] ?? corner;
      const after = corners[(index + 1) % 4] ?? corner;
      const near = (other: typeof corner) => ({
        x: corner.x + (other.x - corner.x) * 0.2,
        y: corner.y + (other.y - corner.y) * 0.2,
      });
      return [near(before), corner, near(after)];
    }),
  );
  const [a, b, c] = corners;
  const sink = size * random.between(0.22, 0.45);
  const face =
    a && b && c
      ? path(polygon([a, b, { x: b.x * 0.94, y: b.y - sink }, { x: a.x * 0.94, y: a.y - sink }]), {
          fill: shade(colour, 0.22),
          'fill-opacity': 0.75,
        })
      : '';
  return {
    body:
      path(soft, { fill: colour }) +
      face +
      path(
        `M${num(-size * 0.4 * wide)} ${num(-size * 0.3)}q${num(size * 0.3)} ${num(-size * 0.1)} ${num(size * 0.6)} 0`,
        {
          fill: 'none',
          stroke: lit(colour, 0.7),
          'stroke-width': num(size * 0.12),
          'stroke-opacity': 0.55,
          'stroke-linecap': 'round',
        },
      ),
    radius: size,
  };
};
