import { lit, shade, vary } from '../../colour.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import {
  arcPoints,
  at,
  blobPoints,
  closed,
  ellipse,
  group,
  num,
  open,
  path,
  place,
  polar,
} from '../../shape.ts';

/** A steak of poached white fish: two loins about the backbone, flakes as nested bows, skin along the back. */
export const fishSteak: Part = (random, size, palette = ['#FBF3E4', '#F7EAD4']) => {
  const colour = vary(random, random.pick(palette));
  const outline = blobPoints(random, size, { points: 12, rough: 0.05, stretch: 1.14 }).map(
    (point) =>
      // The open belly is a notch at the lower edge.
      point.y > 0 && Math.abs(point.x) < size * 0.34 ? at(point.x, point.y * 0.66) : point,
  );
  const bows = [-1, 1].flatMap((side) =>
    [0.3, 0.46, 0.62, 0.78].map((share) =>
      path(
        open(
          arcPoints(
            at(side * size * 0.1, size * 0.1),
            size * share,
            side < 0 ? Math.PI * 0.86 : Math.PI * 1.62,
            side < 0 ? Math.PI * 1.38 : Math.PI * 2.14,
            8,
          ).map((point) => at(point.x * 1.1, point.y)),
        ),
        {
          fill: 'none',
          stroke: '#CF9A68',
          'stroke-width': num(size * 0.028),
          'stroke-opacity': random.between(0.35, 0.6),
          'stroke-linecap': 'round',
          filter: blur(0.6),
        },
      ),
    ),
  );
  return {
    body:
      path(closed(outline), { fill: '#BC9C84' }) +
      path(closed(outline.map((point) => at(point.x * 0.97, point.y * 0.955 + size * 0.02))), {
        fill: radial([
          [0, '#FFFEF8'],
          [0.6, colour],
          [1, shade(colour, 0.1)],
        ]),
      }) +
      bows.join('') +
      path(`M0 ${num(-size * 0.86)}Q${num(size * 0.05)} ${num(-size * 0.3)} 0 ${num(size * 0.3)}`, {
        fill: 'none',
        stroke: '#C78E5C',
        'stroke-width': num(size * 0.04),
        'stroke-opacity': 0.55,
        filter: blur(0.8),
      }) +
      ellipse(0, size * 0.04, size * 0.1, size * 0.09, {
        fill: '#EBD9BE',
        stroke: '#A6805C',
        'stroke-width': 1.6,
      }),
    radius: size,
  };
};

/** A round slice of tomato: skin, flesh, five chambers of jelly with seeds. */
export const tomatoSlice: Part = (random, size, palette = ['#DB3A1C', '#CC2C14', '#E44E2A']) => {
  const colour = vary(random, random.pick(palette));
  const chambers = random.whole(5, 6);
  const start = random.angle();
  const outline = blobPoints(random, size, { points: 14, rough: 0.025 });
  const chamber = (index: number): string => {
    const angle = start + (index / chambers) * Math.PI * 2;
    const seeds = Array.from({ length: 4 }, () =>
      ellipse(
        random.between(-0.13, 0.13) * size,
        random.between(-0.11, 0.11) * size,
        size * 0.062,
        size * 0.034,
        { fill: '#F8DC8C', stroke: '#B9731C', 'stroke-width': 0.6 },
      ),
    );
    return group(
      { transform: place(polar(angle, size * 0.56), angle) },
      ellipse(0, 0, size * 0.25, size * (1.35 / chambers), {
        fill: radial([
          [0, '#F58A3C'],
          [0.7, '#DE4A18'],
          [1, '#AE1E0A'],
        ]),
      }),
      ...seeds,
    );
  };
  return {
    body:
      path(closed(outline), { fill: shade(colour, 0.2) }) +
      path(closed(outline.map((point) => at(point.x * 0.95, point.y * 0.95))), {
        fill: radial([
          [0, lit(colour, 0.34)],
          [0.7, lit(colour, 0.1)],
          [1, colour],
        ]),
      }) +
      Array.from({ length: chambers }, (_, index) => chamber(index)).join('') +
      ellipse(0, 0, size * 0.17, size * 0.15, {
        fill: '#F5A888',
        'fill-opacity': 0.8,
        filter: blur(1.6),
      }),
    radius: size,
  };
};
