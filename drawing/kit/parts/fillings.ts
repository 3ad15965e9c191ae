import { lit, shade, vary } from '../colour.ts';
import { blur, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import { at, blobPoints, circle, closed, ellipse, num, path } from '../shape.ts';

/** A pitted green olive, its hole towards the eye or to one side. */
export const greenOlive: Part = (random, size, palette = ['#8E9A2E', '#9FAA3C', '#7C8A26']) => {
  const colour = vary(random, random.pick(palette));
  const away = random.between(0.1, 0.55);
  return {
    body:
      ellipse(0, 0, size * 1.12, size * 0.9, {
        fill: radial([
          [0, lit(colour, 0.38)],
          [0.55, colour],
          [1, shade(colour, 0.4)],
        ]),
      }) +
      ellipse(size * away, size * 0.06, size * 0.3, size * 0.28, { fill: '#3A3A0C' }) +
      ellipse(size * away, size * 0.1, size * 0.24, size * 0.2, { fill: '#1E1D06' }) +
      path(
        `M${num(size * (away - 0.26))} ${num(size * 0.2)}A${num(size * 0.3)} ${num(size * 0.28)} 0 0 0 ${num(size * (away + 0.26))} ${num(size * 0.2)}`,
        {
          fill: 'none',
          stroke: lit(colour, 0.6),
          'stroke-width': num(size * 0.07),
          'stroke-opacity': 0.7,
          'stroke-linecap': 'round',
        },
      ),
    radius: size,
  };
};

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
