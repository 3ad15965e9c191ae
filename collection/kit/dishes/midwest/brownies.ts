import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { dust } from '../../layouts/thick.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('brownies', {
  layout: 'slab',
  cloth: 'gingham/yellow',
  vessel: plate('white', { form: 'oblong', size: 288, ratio: 1.3, rim: 0.08 }),
  at: [480, 366],
  food: [
    put(
      'brownie',
      [
        [[-0.62, -0.46], -3],
        [[0, -0.48], 2],
        [[0.64, -0.44], -2],
        [[-0.64, 0.46], 3],
        [[0, 0.46], -2],
        [[0.62, 0.48], 4],
      ],
      { size: 0.39 },
    ),
    dust(['#4A2412', '#6A3A20'], 90, { reach: 1, size: [1, 3] }),
  ],
});
