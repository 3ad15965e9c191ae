import { vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { at, blobPoints, closed, num, path } from '../shape.ts';

/** A ring of squid, pale, its skin side faintly pink. */
export const squidRing: Part = (random, size) => {
  const outer = blobPoints(random, size, {
    points: 9,
    rough: 0.08,
    stretch: random.between(0.88, 1.12),
  });
  const inner = outer.map((point) => at(point.x * 0.5, point.y * 0.5)).toReversed();
  return {
    body:
      path(closed(outer) + closed(inner), {
        fill: vary(random, '#FBEBD6'),
        'fill-rule': 'evenodd',
      }) +
      path(closed(outer.map((point) => at(point.x * 0.95, point.y * 0.95))), {
        fill: 'none',
        stroke: '#E5A58C',
        'stroke-width': num(size * 0.07),
        'stroke-opacity': 0.5,
      }),
    radius: size,
  };
};
