import { lit, shade, vary } from '../../colour.ts';
import type { Part } from '../../picture.ts';
import { blob, ellipse, num, path, polar, polygon } from '../../shape.ts';

const MINCE = ['#6B3217', '#56250F', '#7E4020', '#4A1D0B', '#8A4A26'] as const;
const PEANUT = ['#E2B06A', '#D29A4E', '#EBC182', '#C78B40'] as const;
const FLAKES = ['#B4190C', '#8E1206', '#D0331A', '#7A0E05'] as const;

/** One lump of fried mince. */
export const mince: Part = (random, size, palette = MINCE) => ({
  body: path(blob(random, size, { points: 8, rough: 0.26, stretch: random.between(0.85, 1.25) }), {
    fill: vary(random, random.pick(palette)),
  }),
  radius: size,
});

/** A chopped nut: an angular bit with one pale broken face. */
export const choppedNut: Part = (random, size, palette = PEANUT) => {
  const colour = vary(random, random.pick(palette));
  const corners = Array.from({ length: 6 }, (_, index) =>
    polar((index / 6) * Math.PI * 2 + random.between(-0.35, 0.35), random.around(size, 0.25)),
  );
  const [a, b, c] = corners;
  return {
    body:
      path(polygon(corners), {
        fill: colour,
        stroke: shade(colour, 0.3),
        'stroke-width': 0.8,
        'stroke-linejoin': 'round',
      }) +
      (a && b && c ? path(polygon([a, b, c, { x: 0, y: 0 }]), { fill: lit(colour, 0.5) }) : ''),
    radius: size,
  };
};

/** A half peanut with its groove. */
export const peanut: Part = (random, size, palette = PEANUT) => {
  const colour = vary(random, random.pick(palette));
  return {
    body:
      ellipse(0, 0, size, size * 0.62, { fill: colour }) +
      ellipse(-size * 0.08, -size * 0.06, size * 0.72, size * 0.38, {
        fill: lit(colour, 0.4),
        'fill-opacity': 0.6,
      }) +
      path(`M${num(-size * 0.7)} 0H${num(size * 0.6)}`, {
        stroke: shade(colour, 0.4),
        'stroke-width': size * 0.12,
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }),
    radius: size * 0.8,
  };
};

/** A chilli flake: dark red, thin, angular. */
export const flake: Part = (random, size, palette = FLAKES) => ({
  body: path(
    polygon(
      Array.from({ length: 4 }, (_, index) =>
        polar((index / 4) * Math.PI * 2 + random.between(-0.5, 0.5), random.around(size, 0.4)),
      ),
    ),
    {
      fill: vary(random, random.pick(palette)),
    },
  ),
  radius: size,
});

/** A dried herb flake or a chopped leaf bit. */
export const herbFlake: Part = (
  random,
  size,
  palette = ['#3B7A2A', '#2D6322', '#59963B', '#6E8B3A'],
) => ({
  body: ellipse(0, 0, size, size * random.between(0.25, 0.5), {
    fill: vary(random, random.pick(palette)),
  }),
  radius: size,
});

/** A Sichuan peppercorn: an open rust-red husk, dark and empty inside, on a bit of stalk. */
export const sichuanPepper: Part = (random, size) => {
  const colour = vary(random, random.pick(['#C2502F', '#D9663B', '#A63F22', '#E07B4A']));
  return {
    body:
      path(
        `M0 ${num(size * 0.7)}Q${num(size * 0.3)} ${num(size * 1.5)} ${num(size * 0.1)} ${num(size * 2.1)}`,
        { fill: 'none', stroke: '#5B3A1A', 'stroke-width': size * 0.22, 'stroke-linecap': 'round' },
      ) +
      path(blob(random, size, { points: 9, rough: 0.1 }), { fill: colour }) +
      path(
        `M${num(-size * 0.75)} ${num(-size * 0.2)}Q0 ${num(-size * 0.75)} ${num(size * 0.75)} ${num(-size * 0.1)}Q0 ${num(size * 0.35)} ${num(-size * 0.75)} ${num(-size * 0.2)}Z`,
        { fill: '#2A0C06' },
      ) +
      path(
        `M${num(-size * 0.4)} ${num(-size * 0.2)}Q0 ${num(-size * 0.5)} ${num(size * 0.4)} ${num(-size * 0.15)}`,
        { fill: 'none', stroke: '#E7C79A', 'stroke-width': size * 0.14, 'stroke-linecap': 'round' },
      ),
    radius: size,
  };
};

/** A crumb of bread or crust for the cloth. */
export const crumb: Part = (random, size, palette = ['#E5B469', '#D89B4B', '#F1CD8E']) => ({
  body: path(blob(random, size, { points: 6, rough: 0.35 }), {
    fill: vary(random, random.pick(palette)),
  }),
  radius: size,
});
