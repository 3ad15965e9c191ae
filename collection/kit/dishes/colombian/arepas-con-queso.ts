import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { pool } from '../../layouts/wet.ts';
import { board, cup } from '../../vessels/tableware.ts';

export const picture = dish('arepas-con-queso', {
  layout: 'rows',
  cloth: 'zigzag/violet',
  vessel: board('oak', { size: 262, ratio: 1.4, turn: -3 }),
  at: [400, 366],
  shade: '#6A3A0C',
  food: [
    put(
      'arepa',
      [
        [[-0.66, -0.5], 0],
        [[-0.02, -0.54], 40],
        [[0.64, -0.48], 80],
      ],
      { size: 0.4 },
    ),
    put('pulledArepa', [[[0.38, 0.42], -8]], { size: 0.42 }),
    put('arepa', [[[-0.48, 0.44], 20]], { size: 0.42 }),
    put(
      'meltedCheese',
      [
        [[-0.66, 0.66], 0],
        [[-0.5, 0.78], 50],
        [[-0.34, 0.68], 90],
        [[-0.24, 0.5], 30],
      ],
      { size: 0.13 },
    ),
    put('arepa', [[[-0.5, 0.34], -16]], { size: 0.4 }),
    put('butter', [[[-0.02, -0.54], 20]], { size: 0.1 }),
  ],
  sides: { ESE: { ...side(cup('white', { size: 104, ear: -40 }), [pool('chocolate', { drops: 8 })]), at: [862, 560] } },
});
