import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, mix, strew } from '../../layouts/many.ts';
import { raw } from '../../layouts/verb.ts';
import { empanada } from '../../parts/grains/empanadas.ts';
import { board } from '../../vessels/tableware.ts';

/** Whole ones: place, then turn. */
const BAKED = [
  [-216, -146, -12],
  [12, -164, 7],
  [226, -138, -14],
  [-224, 4, 9],
  [2, -8, -8],
  [224, 6, 12],
  [-190, 152, -8],
] as const;

export const picture = dish('empanadas-mendocinas', {
  layout: 'rows',
  cloth: 'zigzag/green',
  vessel: board('walnut', { size: 266, ratio: 1.36, turn: -4 }),
  at: [480, 368],
  food: [
    ...BAKED.map((spot) => raw(empanada({ size: 125, spot }))),
    mix(
      [
        ['beefDice', 7],
        ['mince', 2],
        ['onion', 4],
      ],
      110,
      [0.36, 0.62],
      0.27,
      { apart: 0.4, stretch: 0.8 },
    ),
    raw(empanada({ side: 'left', size: 138, spot: [88, 142, 12] })),
    raw(empanada({ side: 'right', size: 138, spot: [180, 134, -16] })),
    put('eggSlice', [0.365, 0.45], { turn: 20 }),
    put('greenOlive', [0.375, 0.64], { turn: 40, scale: 1.3 }),
    heap('beefDice', 7, [0.37, 0.88], 0.2, { apart: 1.4 }),
    strew('crumb', 16),
  ],
  props: { SW: { food: 'greenOlive', count: 3, scale: 1.4 }, NE: { food: 'chilliFlake', count: 26, scale: 1.3 } },
});
