import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { pool } from '../../layouts/wet.ts';
import { board, bowl } from '../../vessels/tableware.ts';

export const picture = dish('bife-con-chimichurri', {
  layout: 'slab',
  cloth: 'zigzag/ochre',
  vessel: board('walnut', { size: 250, ratio: 1.44, turn: 3 }),
  at: [404, 366],
  food: [
    put('steak', [[[-0.56, -0.1], -78]], { size: 0.6, look: { tamp: 0.08, grain: 0.03, gloss: 0.4 } }),
    put(
      'steakSlice',
      [
        [[0.5, -0.3], 84],
        [[0.32, -0.28], 86],
        [[0.14, -0.26], 80],
        [[-0.04, -0.24], 84],
      ],
      { size: 0.44 },
    ),
    put(
      'steakSlice',
      [
        [[0.62, 0.42], 12],
        [[0.36, 0.5], 4],
      ],
      { size: 0.42 },
    ),
    put(
      'tomatoHalf',
      [
        [[-0.5, 0.7], 20],
        [[-0.24, 0.66], -40],
      ],
      { size: 0.17 },
    ),
    dust(['#FFFDF4', '#F4EAD8'], 60, { at: [0.2, -0.26], reach: 0.5, size: [1.4, 3] }),
    heap('herbFlake', 46, [0.22, -0.28], 0.22, { apart: 0.8, scale: 0.9 }),
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
