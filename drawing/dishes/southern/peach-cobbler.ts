import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { dust } from '../../kit/layouts/thick.ts';
import { film, pool, puddle } from '../../kit/layouts/wet.ts';
import { bowl, tray } from '../../kit/vessels/tableware.ts';

export const picture = dish('peach-cobbler', {
  layout: 'tray',
  cloth: 'gingham/red',
  vessel: tray('white', { size: 248, ratio: 1.46 }),
  at: [392, 366],
  food: [
    pool('peach', { drops: 20 }),
    strew('peach', 70, { to: 0.95, apart: 0.6, scale: 1.2, palette: ['#F8A83C', '#F2922A', '#FBBE62'] }),
    film('peach', 0.3),
    strew('peach', 36, { to: 0.92, apart: 0.9, scale: 1.2, palette: ['#F8A83C', '#F2922A', '#FBBE62'] }),
    put(
      'biscuit',
      [
        [[-0.64, -0.56], 0],
        [[0.02, -0.6], 40],
        [[0.64, -0.52], 80],
        [[-0.62, 0.5], 20],
        [[0, 0.56], 60],
        [[0.62, 0.52], 110],
        [[-0.32, 0], 10],
        [[0.34, 0], 70],
      ],
      { size: 0.33 },
    ),
    dust(['#FFF6E0', '#F6E0B0'], 160, { reach: 1.1, size: [1.2, 2.6] }),
  ],
  sides: {
    ESE: {
      ...side(bowl('blue', { size: 118, inside: 'white' }), [
        puddle('peach', 'centre', 0.8),
        heap('peach', 9, 'centre', 0.5, { apart: 0.6, palette: ['#F8A83C', '#F2922A', '#FBBE62'] }),
        put('iceCream', [[[0.05, -0.1], 0]], { size: 0.46 }),
      ]),
      at: [856, 470],
    },
  },
  props: { NE: { food: 'peach' } },
});
