import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap } from '../../kit/layouts/many.ts';
import { board, plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('arepas-con-queso', {
  layout: 'rows',
  cloth: 'zigzag/violet',
  vessel: board('oak', { size: 256, ratio: 1.4, turn: -3 }),
  at: [400, 366],
  shade: '#6A3A0C',
  food: [
    put(
      'arepa',
      [
        [[-0.62, -0.44], 0],
        [[0, -0.5], 40],
        [[0.62, -0.44], 80],
      ],
      { size: 0.36 },
    ),
    put(
      'arepa',
      [
        [[-0.4, 0.4], 20],
        [[0.36, 0.4], 100],
      ],
      { size: 0.38 },
    ),
    heap('mozzarella', 6, [-0.4, 0.42], 0.24, { scale: 0.8, apart: 0.7 }),
    heap('mozzarella', 6, [0.36, 0.42], 0.24, { scale: 0.8, apart: 0.7 }),
    put(
      'arepa',
      [
        [[-0.46, 0.24], -16],
        [[0.3, 0.24], 12],
      ],
      { size: 0.34 },
    ),
    put('butter', [[[0, -0.5], 20]], { size: 0.1 }),
  ],
  sides: {
    ESE: {
      ...side(plate('white', { size: 100 }), [
        put(
          'butter',
          [
            [[-0.2, 0], 10],
            [[0.26, 0.1], 40],
          ],
          { size: 0.34 },
        ),
      ]),
      at: [858, 540],
    },
  },
});
