import { dish, side } from '../../kit/dish.ts';
import { leafUnder } from '../../kit/layouts/beds.ts';
import { put } from '../../kit/layouts/few.ts';
import { strew } from '../../kit/layouts/many.ts';
import { dust } from '../../kit/layouts/thick.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { bowl, plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('patacones-con-hogao', {
  layout: 'fried',
  cloth: 'dots/forest',
  vessel: plate('blue', { form: 'oblong', size: 250, ratio: 1.44 }),
  at: [400, 366],
  food: [
    leafUnder({ reach: 0.96, turn: -12 }),
    put(
      'patacon',
      [
        [[-0.66, -0.46], 0],
        [[-0.2, -0.58], 30],
        [[0.28, -0.5], 70],
        [[-0.7, 0.08], 20],
        [[-0.62, 0.56], 120],
        [[-0.16, 0.62], 50],
        [[0.3, 0.56], 10],
        [[0.68, -0.1], 90],
        [[-0.26, 0.02], 200],
      ],
      { size: 0.33 },
    ),
    dust(['#FFFDF4', '#F4EAD8'], 120, { reach: 0.9, size: [1.2, 2.4] }),
    put('lime', [[[0.74, 0.56], 30]], { size: 0.2 }),
  ],
  sides: {
    ESE: {
      ...side(bowl('clay', { size: 128 }), [
        pool('tomato'),
        strew('tomatoDice', 60, { to: 0.86, apart: 0.55 }),
        strew('springOnion', 26, { to: 0.8 }),
        film('tomato', 0.4),
        strew('coriander', 12, { to: 0.7 }),
      ]),
      at: [842, 480],
    },
  },
  props: { NE: 'lime' },
});
