import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { dust } from '../../kit/layouts/thick.ts';
import { pool } from '../../kit/layouts/wet.ts';
import { board, bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('bife-con-chimichurri', {
  layout: 'slab',
  cloth: 'zigzag/ochre',
  vessel: board('walnut', { size: 250, ratio: 1.44, turn: 3 }),
  at: [404, 366],
  food: [
    put('steak', [[[-0.4, -0.16], -14]], { size: 0.74 }),
    put(
      'steakSlice',
      [
        [[0.24, -0.5], 8],
        [[0.3, -0.26], 4],
        [[0.34, -0.02], 10],
        [[0.3, 0.22], 6],
        [[0.24, 0.46], 12],
      ],
      { size: 0.42 },
    ),
    put(
      'tomato',
      [
        [[-0.66, 0.64], 20],
        [[-0.42, 0.7], -40],
        [[-0.2, 0.66], 70],
      ],
      { size: 0.22 },
    ),
    dust(['#FFFDF4', '#F4EAD8'], 90, { at: [-0.4, -0.16], reach: 0.5, size: [1.4, 3] }),
    heap('choppedHerb', 40, [0.28, 0], 0.3, { scale: 1.6 }),
  ],
  sides: {
    ESE: {
      ...side(bowl('clay', { size: 124 }), [
        pool('oil'),
        strew('choppedHerb', 130, { to: 0.9, apart: 0.5, scale: 1.5 }),
        strew('chilliFlake', 40, { scale: 1.5 }),
        strew('onionBit', 10, { scale: 0.5 }),
      ]),
      at: [852, 500],
    },
  },
  props: { NE: 'garlic' },
});
