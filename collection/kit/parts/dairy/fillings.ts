import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, blobPoints, circle, closed, path } from '../../shape.ts';

/** A slice of hard-boiled egg, broken at its edge: white about a crumbly yolk. */
export const eggSlice: Part = (random, size) => {
  const outline = blobPoints(random, size, { points: 9, rough: 0.08, stretch: 1.12 });
  const yolk = blobPoints(random, size * 0.6, { points: 9, rough: 0.06 });
  const crumbs = Array.from({ length: 9 }, () =>
    circle(random.between(-0.4, 0.4) * size, random.between(-0.4, 0.4) * size, size * 0.06, {
      fill: random.chance(0.5) ? '#FFE48A' : '#D9971E',
      'fill-opacity': 0.6,
    }),
  );
  return {
    body:
      path(closed(outline), {
        fill: radial([
          [0, '#FFFFFF'],
          [0.7, '#FDF6E8'],
          [1, '#EBDCC2'],
        ]),
      }) +
      path(closed(yolk), { fill: '#E8B13A', filter: blur(0.8) }) +
      path(closed(yolk.map((spot) => at(spot.x * 0.88, spot.y * 0.88))), {
        fill: radial([
          [0, '#FFD765'],
          [1, '#F3B935'],
        ]),
      }) +
      crumbs.join(''),
    radius: size,
  };
};
