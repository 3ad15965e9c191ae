import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { board, bowl } from '../../vessels/tableware.ts';

export const picture = dish('lobio', {
  layout: 'pool',
  cloth: 'stripes/moss',
  vessel: bowl('clay', { size: 278, bands: ['#6F3013'] }),
  at: [322, 366],
  food: [
    pool('beanBrown', { drops: 20 }),
    strew('kidneyBean', 170, { to: 0.95, apart: 0.9, scale: 1.2 }),
    film('beanBrown', 0.7),
    heap('kidneyBean', 100, 'centre', 0.84, { apart: 1, scale: 1.25 }),
    film('beanBrown', 0.2),
    heap('redOnionRing', 10, [0.06, -0.04], 0.4, { apart: 1, scale: 1.1 }),
    heap('coriander', 34, [0.02, 0.02], 0.5, { apart: 1, scale: 1.1 }),
    strew('coriander', 16, { from: 0.3, to: 0.86, scale: 0.6 }),
  ],
  sides: {
    E: {
      ...side(board('oak', { form: 'round', size: 146 }), [
        put(
          'mchadi',
          [
            [[-0.3, -0.34], -20],
            [[0.34, -0.06], 24],
            [[-0.16, 0.4], -8],
          ],
          { size: 0.46 },
        ),
      ]),
      at: [782, 366],
    },
  },
});
