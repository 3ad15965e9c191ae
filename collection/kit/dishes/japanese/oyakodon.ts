import { dish, side } from '../../dish.ts';
import { bed } from '../../layouts/beds.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pool, puddle } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

const CHICKEN = ['#B8742E', '#A8642A', '#C48440'];
/** Soft egg under the chicken, its whites, and egg that ran over the chicken. */
const CURDS = [
  [-0.42, -0.3],
  [0.1, -0.46],
  [0.5, -0.16],
  [-0.48, 0.2],
  [-0.14, 0.48],
  [0.42, 0.42],
  [0.06, 0.04],
] as const;
const WHITES = [
  [-0.3, -0.5],
  [0.36, -0.38],
  [-0.6, -0.06],
  [-0.24, 0.24],
  [0.56, 0.18],
  [0.16, 0.6],
] as const;
const RUNS = [
  [-0.2, -0.2],
  [0.32, -0.12],
  [-0.44, 0.36],
  [0.3, 0.3],
  [0.04, -0.52],
] as const;

export const picture = dish('oyakodon', {
  layout: 'bed',
  cloth: 'waves/indigo',
  vessel: bowl('red', { size: 298, inside: 'black', bands: ['#E8B050'] }),
  mirror: true,
  at: [420, 366],
  shade: '#9A5A14',
  food: [
    bed('sushi'),
    puddle('butter', [0.04, 0.03], 0.82, { rough: 0.1 }),
    ...CURDS.map((spot) => puddle('egg', spot, 0.2, { rough: 0.2, stretch: 1.3 })),
    heap('onionSoft', 16, [0.04, 0.03], 0.66, { apart: 1.2, scale: 1.1 }),
    heap('chickenPiece', 20, [0.04, 0.03], 0.66, { apart: 1.6, scale: 1.2, palette: CHICKEN }),
    ...WHITES.map((spot) => puddle('velvet', spot, 0.08, { rough: 0.3, stretch: 1.8 })),
    ...RUNS.map((spot) => puddle('egg', spot, 0.11, { rough: 0.3, stretch: 1.6 })),
    strew('springOnion', 44, { to: 0.66, apart: 1, scale: 1.15 }),
    heap('noriStrip', 26, [0.04, 0], 0.2, { apart: 0.4, scale: 1.2 }),
  ],
  sides: {
    ESE: side(bowl('celadon', { size: 98 }), [heap('ginger', 60, 'centre', 0.7, { palette: ['#E5506A', '#D93A58', '#EF7A8C'] })]),
    E: { ...side(bowl('ink', { size: 100 }), [pool('clearBroth'), strew('springOnion', 12, { to: 0.6 })]), at: [860, 190] },
  },
});
