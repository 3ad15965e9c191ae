import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { dust } from '../../layouts/thick.ts';
import { pool, swirl } from '../../layouts/wet.ts';
import { basket, bowl } from '../../vessels/tableware.ts';

export const picture = dish('sopapillas', {
  layout: 'basket',
  cloth: 'gingham/plum',
  vessel: basket('#2F5F8A', { size: 282 }),
  food: [
    put(
      'sopapilla',
      [
        [[-0.46, -0.34], 12],
        [[0.1, -0.54], -20],
        [[0.54, -0.14], 30],
        [[-0.54, 0.24], -12],
        [[0.44, 0.42], 8],
        [[-0.1, 0.56], 24],
      ],
      { size: 0.36, look: { bevel: 30, height: 30 } },
    ),
    put('sopapilla', [[[0, -0.02], -10]], { size: 0.4, look: { bevel: 34, height: 34 } }),
    dust(['#8A4A1C', '#FFF6E0', '#A8602C'], 700, { reach: 0.8, size: [1.2, 2.8] }),
  ],
  sides: { ESE: { ...side(bowl('white', { size: 104 }), [pool('syrup'), swirl({ colour: '#F6C04A', to: 0.6, turns: 1.5, width: 7 })]), at: [858, 540] } },
  props: { NE: { food: 'cinnamon' } },
});
