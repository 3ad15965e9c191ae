import { lit, mix, shade, vary } from '../../colour.ts';
import { rounded } from '../../generators/tone.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, blob, closed, num, open, type Point, path, place } from '../../shape.ts';

const squeeze = (share: number): number => Math.sign(share) * Math.abs(share) ** 0.42;

const CRUST = { pale: '#EBA83E', gold: '#CC741A', brown: '#7E370A' };
const PLEATS = 6;

/** The belly of the half-moon, from its left tip to its right one. */
const belly = (size: number, deep: number): Point[] =>
  Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (1 - index / 12);
    return at(Math.cos(angle) * size, Math.sin(angle) * size * deep);
  });

/** A gyoza that was turned out of the pan: its fried base looks up, the pleated rim sticks out behind it. `size` is half its length. */
export const friedGyoza: Part = (random, size, palette = ['#F3DDAA', '#EED39A', '#F6E4B8']) => {
  const colour = vary(random, random.pick(palette));
  const rim = Array.from({ length: PLEATS * 2 + 1 }, (_, index) => {
    const x = 1 - index / PLEATS;
    return at(
      x * size * 0.96,
      -size * (0.14 + 0.4 * Math.sqrt(1 - x * x) + (index % 2 === 0 ? -0.035 : 0.035)),
    );
  });
  const pleats = Array.from({ length: PLEATS }, (_, index) => {
    const root = rim[index * 2 + 1] ?? at(0, 0);
    return `M${num(root.x)} ${num(root.y)}Q${num(root.x * 0.92 - size * 0.07)} ${num(root.y * 0.6)} ${num(root.x * 0.86 - size * 0.03)} ${num(-size * 0.12)}`;
  }).join('');
  const fold = { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': num(size * 0.05) };
  const base = [
    ...belly(size * 0.93, 0.47),
    ...Array.from({ length: 7 }, (_, index) => {
      const x = 0.72 - (index / 6) * 1.44;
      return at(x * size, -size * 0.19 * (1 - x * x) * random.between(0.85, 1.15));
    }),
  ];
  const brown = (): string => {
    const reach = size * random.between(0.07, 0.22);
    const spot = at(random.between(-0.62, 0.62) * size, random.between(-0.04, 0.3) * size);
    return path(blob(random, reach, { rough: 0.34, stretch: 1.4 }), {
      fill: CRUST.brown,
      'fill-opacity': random.between(0.4, 0.75),
      transform: place(spot, random.between(-0.4, 0.4)),
      filter: blur(Math.round(size * 0.35) / 10),
    });
  };
  const blister = (): string => {
    const spot = at(random.between(-0.75, 0.75) * size, random.between(-0.08, 0.34) * size);
    return path(blob(random, size * random.between(0.018, 0.045), { rough: 0.3 }), {
      fill: random.chance(0.5) ? lit(CRUST.pale, 0.35) : shade(CRUST.brown, 0.3),
      'fill-opacity': 0.7,
      transform: place(spot),
    });
  };
  return {
    body:
      path(closed([...belly(size, 0.52), ...rim]), { fill: rounded(colour, 0.35, 0.24) }) +
      path(pleats, { ...fold, stroke: shade(colour, 0.5), 'stroke-opacity': 0.65 }) +
      path(pleats, {
        ...fold,
        stroke: lit(colour, 0.85),
        'stroke-opacity': 0.8,
        transform: `translate(${num(-size * 0.045)} 0)`,
      }) +
      path(open(rim.slice(1, -1)), {
        fill: 'none',
        stroke: lit(colour, 0.8),
        'stroke-width': num(size * 0.035),
        'stroke-opacity': 0.6,
      }) +
      path(closed(base), {
        fill: shade(CRUST.brown, 0.35),
        'fill-opacity': 0.5,
        transform: `translate(0 ${num(-size * 0.035)})`,
        filter: blur(2),
      }) +
      path(closed(base), {
        fill: radial([
          [0, mix(CRUST.gold, CRUST.brown, 0.12)],
          [0.55, CRUST.gold],
          [0.84, CRUST.pale],
          [1, mix(CRUST.gold, CRUST.brown, 0.55)],
        ]),
      }) +
      Array.from({ length: 9 }, brown).join('') +
      Array.from({ length: 18 }, blister).join(''),
    radius: size * 0.86,
  };
};

/** The sheet of crisp lace between the dumplings of a pan, more than twice as wide as deep. `size` is half its width. */
export const gyozaLace: Part = (random, size) => {
  const tall = size * 0.4;
  const steps = 64;
  const outline = Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * Math.PI * 2;
    const ragged = random.between(0.9, 1.03);
    return at(squeeze(Math.cos(angle)) * size * ragged, squeeze(Math.sin(angle)) * tall * ragged);
  });
  const hole = (): string => {
    const spot = at(random.between(-0.96, 0.96) * size, random.between(-0.95, 0.95) * tall);
    const reach = size * random.between(0.005, 0.018);
    return path(blob(random, reach, { rough: 0.25, stretch: 1.2 }), {
      fill: random.chance(0.7) ? '#2E1408' : '#F2BE62',
      'fill-opacity': random.between(0.35, 0.75),
      transform: place(spot, random.angle()),
    });
  };
  return {
    body:
      path(closed(outline), {
        fill: linear([
          [0, '#C9781E'],
          [0.5, '#A85A14'],
          [1, '#86420C'],
        ]),
        'fill-opacity': 0.86,
      }) + Array.from({ length: 420 }, hole).join(''),
    radius: size,
  };
};
