import { lit, shade, vary } from '../../colour.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import {
  at,
  blobPoints,
  circle,
  closed,
  closedAt,
  group,
  num,
  open,
  path,
  place,
  polar,
} from '../../shape.ts';
import { cube } from '../produce/cube.ts';

/** A cube of raw white fish firmed by lime: translucent and rosy within, opaque at its edges, faint flakes. */
export const fishCube: Part = (random, size, palette = ['#FBEFE2', '#F8E6D6', '#FDF4E8']) => {
  const colour = vary(random, random.pick(palette));
  const shape = cube(random, size);
  const lean = random.between(-0.3, 0.3);
  const flakes = [-0.45, -0.05, 0.36].map((x) =>
    path(
      open([
        at(size * (x - lean), -size * 0.72),
        at(size * (x + 0.12), 0),
        at(size * (x + lean), size * 0.72),
      ]),
      {
        fill: 'none',
        stroke: '#D9A58C',
        'stroke-width': num(size * 0.05),
        'stroke-opacity': 0.42,
        'stroke-linecap': 'round',
        filter: blur(0.7),
      },
    ),
  );
  return {
    body:
      path(shape.outline, {
        fill: radial(
          [
            [0, '#F2C9B6'],
            [0.45, '#F9E3D4'],
            [0.8, lit(colour, 0.1)],
            [1, '#FFFDF7'],
          ],
          { cx: 0.55, cy: 0.58, r: 0.6 },
        ),
      }) + flakes.join(''),
    radius: size,
  };
};

/** A round of boiled sweet potato: dark skin, orange flesh with a paler ring and fibres. */
export const sweetPotato: Part = (random, size, palette = ['#E9842A', '#7A2F22']) => {
  const [flesh = '#E9842A', skin = '#7A2F22'] = palette;
  const outline = blobPoints(random, size, { points: 12, rough: 0.05, stretch: 1.06 });
  const inset = (share: number) =>
    closed(outline.map((spot) => at(spot.x * share, spot.y * share)));
  const fibres = Array.from({ length: 26 }, () => {
    const spot = polar(random.angle(), size * Math.sqrt(random.between(0.02, 0.66)));
    return circle(spot.x, spot.y, random.between(0.6, 1.7), {
      fill: random.chance(0.5) ? '#FFC379' : '#B9560F',
      'fill-opacity': 0.55,
    });
  });
  return {
    body:
      path(inset(1), { fill: skin }) +
      path(inset(0.95), {
        fill: radial([
          [0, lit(flesh, 0.28)],
          [0.6, flesh],
          [1, shade(flesh, 0.14)],
        ]),
      }) +
      path(inset(0.74), {
        fill: 'none',
        stroke: '#FFB765',
        'stroke-width': num(size * 0.05),
        'stroke-opacity': 0.6,
        filter: blur(1.4),
      }) +
      fibres.join(''),
    radius: size,
  };
};

/** A big Andean corn kernel: a plump pale wedge with a darker pointed root. Root to the left. */
export const choclo: Part = (random, size, palette = ['#F8E6A0', '#F4D985', '#FAEDBB']) => {
  const colour = vary(random, random.pick(palette));
  const outline = closedAt(size, [
    [-1, 0],
    [-0.6, -0.44],
    [0.2, -0.78],
    [0.86, -0.52],
    [0.98, 0.1],
    [0.7, 0.66],
    [-0.1, 0.74],
    [-0.64, 0.4],
  ]);
  return {
    body:
      path(outline, {
        fill: radial([
          [0, lit(colour, 0.4)],
          [0.6, colour],
          [1, shade(colour, 0.14)],
        ]),
      }) +
      group(
        { transform: place(at(-size * 0.62, 0)) },
        path(
          `M${num(-size * 0.3)} 0Q0 ${num(-size * 0.3)} ${num(size * 0.5)} 0Q0 ${num(size * 0.3)} ${num(-size * 0.3)} 0Z`,
          {
            fill: '#D9AE5A',
            'fill-opacity': 0.8,
          },
        ),
      ),
    radius: size * 0.85,
  };
};

/** A toasted corn kernel: brown and blistered, its skin split to a pale crumb. */
export const cancha: Part = (random, size, palette = ['#DFA23E', '#E9B552', '#C98527']) => {
  const colour = vary(random, random.pick(palette));
  const outline = blobPoints(random, size, { points: 8, rough: 0.1, stretch: 1.16 });
  const stain = blobPoints(random, size * 0.46, { points: 6, rough: 0.35 });
  return {
    body:
      path(closed(outline), {
        fill: radial([
          [0, lit(colour, 0.35)],
          [0.6, colour],
          [1, shade(colour, 0.35)],
        ]),
      }) +
      path(closed(stain), {
        fill: '#6A320C',
        'fill-opacity': 0.5,
        transform: place(polar(random.angle(), size * 0.4)),
        filter: blur(0.8),
      }) +
      (random.chance(0.3)
        ? path(
            `M${num(-size * 0.5)} ${num(size * 0.1)}Q0 ${num(-size * 0.42)} ${num(size * 0.5)} ${num(size * 0.06)}Q0 ${num(size * 0.02)} ${num(-size * 0.5)} ${num(size * 0.1)}Z`,
            { fill: '#FBE9BE', 'fill-opacity': 0.95 },
          )
        : ''),
    radius: size,
  };
};
