import { mix } from './colour.ts';
import { round, shrink, trace } from './outline.ts';
import { blur, define, patches, radial } from './paint.ts';
import type { Entry } from './picture.ts';
import { disc, spread } from './place.ts';
import type { Random } from './random.ts';
import { arcPoints, at, circle, group, open, type Point, path, tag } from './shape.ts';

/** Base, dark and light of a liquid. */
export const LIQUIDS = {
  broth: ['#C4741C', '#7C3A08', '#EBA94A'],
  clearBroth: ['#C98F3C', '#8A5212', '#EFC67C'],
  consomme: ['#E3B566', '#B9822E', '#F8E2AC'],
  chilliOil: ['#B5330A', '#6D1503', '#DD5A14'],
  tomato: ['#B5260C', '#6F0F04', '#D8481A'],
  makhani: ['#E2681A', '#A23A08', '#F59440'],
  peanut: ['#A85A1C', '#6D2F08', '#CF8A3C'],
  soy: ['#2B0F06', '#140502', '#54230E'],
  salsaVerde: ['#5F8F25', '#38600F', '#8CB840'],
  salsaRoja: ['#B5301A', '#6E1208', '#D95A34'],
  oil: ['#B99A1E', '#7C610C', '#DCC24A'],
  coconut: ['#E8A63A', '#BE7416', '#F8CF7A'],
  cream: ['#FBF0DC', '#E7D0AC', '#FFFAEE'],
  roux: ['#6E3A14', '#3A1A06', '#97582A'],
  syrup: ['#A04205', '#5A1E02', '#D0741C'],
  milk: ['#FBF6EA', '#E6D9C2', '#FFFDF6'],
  egg: ['#F8D263', '#E0A832', '#FCE69A'],
  lentil: ['#E0A032', '#A8681A', '#F3C662'],
  redLentil: ['#C4471A', '#7E1E08', '#E27A36'],
  curryGreen: ['#9CAE5A', '#66783A', '#C7D48A'],
  spinach: ['#3F6A26', '#234412', '#5F8C3A'],
  beetroot: ['#8E1238', '#4A0418', '#C22A54'],
  black: ['#2A1A18', '#120A0A', '#4C332C'],
  beanBrown: ['#7A4424', '#452010', '#A4683C'],
  beefStew: ['#6A2C14', '#381006', '#94502A'],
  gravy: ['#9A5A1E', '#5E2E0A', '#C4863C'],
  mushroom: ['#CBB592', '#9A7C56', '#E6D6B8'],
  saffron: ['#F2B21E', '#C47A06', '#FBD45E'],
  squash: ['#E8952A', '#B2600E', '#F6BC5E'],
  peach: ['#EE9A3C', '#BE5E16', '#F9C27A'],
  acai: ['#4A1F4A', '#2A0C2C', '#6E3A6C'],
  chocolate: ['#4A2412', '#260E06', '#74411F'],
  chilliGravy: ['#A43E18', '#642008', '#C8622E'],
  okonomiSauce: ['#54200C', '#2A0C04', '#84401C'],
  amber: ['#C8761A', '#8E4508', '#F2AE48'],
  caramel: ['#A85A12', '#6A2E04', '#D98E30'],
  chilliRed: ['#C42A14', '#7A0E06', '#E2542E'],
  strawberryJam: ['#B81428', '#74061A', '#E2404A'],
  milkyTea: ['#C48C54', '#A46C38', '#CE9A64'],
  plum: ['#6A1A34', '#3A0818', '#94365A'],
  butter: ['#F0BE3C', '#C48A12', '#FBDD7A'],
  velvet: ['#F8E4A6', '#E2C274', '#FFF3CC'],
  palmOil: ['#DE7A1A', '#A2440A', '#F2A03A'],
  ruby: ['#74041A', '#42020E', '#A20824'],
  coconutMilk: ['#F8E8C8', '#E0C492', '#FFF6E0'],
  berbere: ['#8E2C12', '#541206', '#B84A20'],
  chilliBrown: ['#8A2A12', '#541406', '#AE4A22'],
  herbStew: ['#3E4A16', '#222C08', '#5E6A26'],
  capers: ['#F1E6C6', '#CBB98A', '#FBF5E0'],
  pesto: ['#5E8A1E', '#38600C', '#8CB43C'],
  bissara: ['#C9BE6E', '#988C42', '#E0D897'],
} as const satisfies Record<string, readonly [string, string, string]>;
export type Liquid = keyof typeof LIQUIDS;

interface Pool {
  /** Share of the well that it fills. */
  fill?: number;
  drops?: number;
  sheen?: number;
  /** Colour of the fat on top. */
  drop?: string;
}

/** Reflections on a wet surface: thresholded slow glints in soft light, because plain white would make broth milky. */
export function sheen(strength: number): { filter: string; style: string; opacity: number } {
  const filter = define('s', (id) =>
    tag(
      'filter',
      { id, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
      tag('feTurbulence', { type: 'fractalNoise', baseFrequency: 0.014, numOctaves: 2, seed: 23 }),
      tag('feColorMatrix', { values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.6 0 0 0 -.3' }),
      tag(
        'feSpecularLighting',
        {
          surfaceScale: 11,
          specularConstant: 1.1,
          specularExponent: 22,
          'lighting-color': '#FFF7EA',
        },
        tag('feDistantLight', { azimuth: 228, elevation: 50 }),
      ),
      tag('feGaussianBlur', { stdDeviation: 1.6 }),
      tag('feColorMatrix', { values: '0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 0 0 0 2.6 -.9' }),
      tag('feComposite', { in2: 'SourceAlpha', operator: 'in' }),
    ),
  );
  return { filter, style: 'mix-blend-mode:soft-light', opacity: strength };
}

/** A drop of fat with a dark edge, a bright arc at the top left and a warm one opposite. */
export function fatDrop(spot: Point, size: number, colour: string): string {
  return (
    circle(spot.x, spot.y, size, {
      fill: colour,
      'fill-opacity': 0.42,
      stroke: '#3A0E00',
      'stroke-opacity': 0.4,
      'stroke-width': 1.2,
    }) +
    path(open(arcPoints(at(spot.x, spot.y), size * 0.68, 3.3, 4.6, 6)), {
      fill: 'none',
      stroke: '#FFF6E0',
      'stroke-opacity': 0.85,
      'stroke-width': Math.max(1, size * 0.17),
      'stroke-linecap': 'round',
    }) +
    path(open(arcPoints(at(spot.x, spot.y), size * 0.7, 0.2, 1.4, 6)), {
      fill: 'none',
      stroke: '#FFC97A',
      'stroke-opacity': 0.5,
      'stroke-width': 1.2,
      'stroke-linecap': 'round',
    })
  );
}

export const fatDrops = (random: Random, radius: number, count: number, colour: string): string =>
  spread(random, disc(radius), count, 9)
    .map((spot) => fatDrop(spot, 2.6 + 15 * random.next() ** 2.4, colour))
    .join('');

export function liquid(name: Liquid, pool: Pool = {}): Entry {
  const [base, dark, light] = LIQUIDS[name];
  const { fill = 1, drops = 0, drop = light, sheen: strength = 0.65 } = pool;
  return ({ random, well, inside = round(well) }) => {
    const own = shrink(inside, well * (1 - fill));
    const radius = well * fill;
    return group(
      {},
      trace(own, {
        fill: radial([
          [0, mix(light, base, 0.45)],
          [0.5, base],
          [1, dark],
        ]),
      }),
      trace(own, {
        opacity: 0.55,
        filter: patches({ colour: dark, frequency: 0.012, gain: 3, cut: 1.3, soften: 2 }),
      }),
      trace(own, {
        opacity: 0.45,
        filter: patches({ colour: light, frequency: 0.02, gain: 3.4, cut: 1.75, soften: 1.4 }),
      }),
      trace(own, { fill: '#FFFFFF', ...sheen(strength) }),
      trace(shrink(own, 2), {
        fill: 'none',
        stroke: light,
        'stroke-opacity': 0.5,
        'stroke-width': 2.4,
        filter: blur(1.2),
      }),
      fatDrops(random, radius - 14, drops, drop),
    );
  };
}

/** A broken film of sauce over food, so that the pieces look immersed. */
export function veil(name: Liquid, strength = 0.75, radiusShare = 1): Entry {
  const [base] = LIQUIDS[name];
  return ({ well, inside = round(well) }) =>
    trace(shrink(inside, well * (1 - radiusShare)), {
      opacity: strength,
      filter: patches({ colour: base, frequency: 0.018, gain: 7, cut: 3.5, soften: 0.8 }),
    });
}
