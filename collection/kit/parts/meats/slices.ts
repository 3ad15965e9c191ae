import { lit, shade, vary } from '../../colour.ts';
import { scaledPoints, spotIn } from '../../generators/tone.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import {
  at,
  bent,
  blobPoints,
  circle,
  closed,
  group,
  num,
  path,
  place,
  ribbon,
} from '../../shape.ts';
import { mince } from '../grains/crumbs.ts';

const CRUST = '#3E1A0A';

/** A thick slice of seared steak: a brown crust, a thin grey-brown ring and an even rosy middle. */
export const steakSlice: Part = (random, size, palette = ['#C25A4C', '#B85044', '#CA6656']) => {
  const rosy = vary(random, random.pick(palette));
  const outline = blobPoints(random, size, { points: 20, rough: 0.03, stretch: 1.36 });
  const grain = Array.from({ length: 46 }, () => {
    const spot = spotIn(random, size * 0.72);
    const x = spot.x * 1.4;
    const y = spot.y / 1.4;
    return `M${num(x)} ${num(y)}l${num(size * 0.07)} ${num(size * random.between(0.03, 0.07))}`;
  });
  return {
    body:
      path(closed(outline), {
        fill: linear([
          [0, '#6E3416'],
          [1, CRUST],
        ]),
      }) +
      path(closed(scaledPoints(outline, 0.9)), { fill: '#8E5034' }) +
      path(closed(scaledPoints(outline, 0.8)), {
        fill: radial([
          [0, lit(rosy, 0.12)],
          [0.7, rosy],
          [1, '#A8604A'],
        ]),
        filter: blur(4),
      }) +
      path(grain.join(''), {
        fill: 'none',
        stroke: shade(rosy, 0.3),
        'stroke-width': num(size * 0.018),
        'stroke-opacity': 0.4,
        'stroke-linecap': 'round',
      }),
    radius: size,
  };
};

/** A strip of steak cut across the grain: charred long sides, brown, and a pink seam in the middle. */
export const steakStrip: Part = (random, size, palette = ['#70381C', '#643016', '#7E4426']) => {
  const colour = vary(random, random.pick(palette));
  const spine = bent(size * 2, random.between(-0.07, 0.07), 9);
  const half = size * random.between(0.3, 0.38);
  const wave = random.angle();
  const outline = ribbon(
    spine,
    (along) =>
      half * (along < 0.04 || along > 0.96 ? 0.72 : 0.95 + 0.06 * Math.sin(along * 9 + wave)),
  );
  const grain = Array.from({ length: 26 }, () => {
    const x = random.between(-0.88, 0.8) * size;
    const y = random.between(-0.7, 0.1) * half;
    return `M${num(x)} ${num(y)}l${num(half * 0.12)} ${num(half * 0.4)}`;
  });
  const bar = (share: number): string =>
    `M${num((share - 0.04) * size)} ${num(half * 0.16)}L${num((share + 0.06) * size)} ${num(-half * 0.8)}`;
  return {
    body:
      path(outline, {
        fill: linear(
          [
            [0, '#1E0C06'],
            [0.1, shade(colour, 0.4)],
            [0.22, colour],
            [0.56, lit(colour, 0.1)],
            [0.68, '#B45C4C'],
            [0.86, '#CE7466'],
            [0.92, shade(colour, 0.35)],
            [1, '#1E0A04'],
          ],
          [0, 0, 0, 1],
        ),
      }) +
      path(grain.join(''), {
        fill: 'none',
        stroke: shade(colour, 0.45),
        'stroke-width': num(size * 0.024),
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }) +
      path([-0.66, -0.3, 0.06, 0.42, 0.76].map(bar).join(''), {
        fill: 'none',
        stroke: '#1A0A04',
        'stroke-width': num(size * 0.09),
        'stroke-opacity': 0.55,
        'stroke-linecap': 'round',
        filter: blur(1.4),
      }),
    radius: size * 0.62,
  };
};

const YAJI = ['#B4481C', '#D08A3C', '#8A2E10', '#E2B06A', '#A03A14'] as const;

/** One fold of a thin slice of beef, coated with ground peanut and chilli. Its length is across the stick. */
export const suyaFold: Part = (random, size, palette = ['#8E3C18', '#7C3012', '#A04C22']) => {
  const colour = vary(random, random.pick(palette));
  const spine = bent(size * random.between(1.9, 2.5), random.between(-0.12, 0.12), 9);
  const wave = random.angle();
  const half = size * 0.46;
  const outline = ribbon(
    spine,
    (along) =>
      half *
      (0.86 + 0.16 * Math.sin(along * 7 + wave)) *
      Math.sin(Math.PI * (0.12 + along * 0.76)) ** 0.4,
  );
  const coat = Array.from({ length: 44 }, () => {
    const spot = at(random.between(-0.92, 0.92) * size, random.between(-0.8, 0.7) * half);
    return circle(spot.x, spot.y, size * random.between(0.02, 0.055), {
      fill: random.pick(YAJI),
      'fill-opacity': random.between(0.55, 0.95),
    });
  });
  const tip = (sign: number): string =>
    circle(sign * size * 0.98, 0, size * 0.26, {
      fill: '#240A04',
      'fill-opacity': num(random.between(0.35, 0.75)),
      filter: blur(3),
    });
  return {
    body:
      path(outline, {
        fill: linear(
          [
            [0, lit(colour, 0.2)],
            [0.4, colour],
            [0.8, shade(colour, 0.45)],
            [1, '#2A0C04'],
          ],
          [0, 0, 0, 1],
        ),
      }) +
      coat.join('') +
      tip(-1) +
      tip(1),
    radius: size * 0.8,
  };
};

/** Fried mince that clings together: a few crumbs of beef. */
export const beefCrumb: Part = (random, size, palette) => ({
  body: Array.from({ length: 5 }, () =>
    group(
      { transform: place(spotIn(random, size * 0.8), random.angle()) },
      mince(random, size * random.between(0.3, 0.55), palette).body,
    ),
  ).join(''),
  radius: size,
});
