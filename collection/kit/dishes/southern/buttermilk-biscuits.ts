import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { pool, swirl } from '../../layouts/wet.ts';
import { basket, bowl } from '../../vessels/tableware.ts';

export const picture = dish('buttermilk-biscuits', {
  layout: 'basket',
  cloth: 'gingham/blue',
  vessel: basket('#A8342A', { form: 'oval', size: 268, ratio: 1.3 }),
  at: [404, 366],
  food: [
    put(
      'biscuit',
      [
        [[-0.6, -0.34], 0],
        [[-0.18, -0.52], 40],
        [[0.28, -0.48], 80],
        [[0.64, -0.2], 20],
        [[-0.62, 0.26], 60],
        [[0.62, 0.34], 10],
      ],
      { size: 0.36 },
    ),
    put(
      'biscuit',
      [
        [[-0.22, 0.54], 30],
        [[0.24, 0.54], 90],
        [[-0.24, 0.02], 70],
      ],
      { size: 0.37 },
    ),
    put('biscuitHalf', [[[0.24, 0.06], 0]], { size: 0.36 }),
    put('butter', [[[0.24, 0.05], 20]], { size: 0.13 }),
  ],
  sides: { ESE: { ...side(bowl('white', { size: 108 }), [pool('syrup'), swirl({ colour: '#F6C04A', to: 0.6, turns: 1.5, width: 7 })]), at: [862, 520] } },
});
