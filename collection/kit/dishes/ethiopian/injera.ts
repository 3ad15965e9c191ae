import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { dust } from '../../layouts/thick.ts';
import { basket } from '../../vessels/tableware.ts';

export const picture = dish('injera', {
  layout: 'disc',
  cloth: 'lozenges/earth',
  vessel: basket('#8E2418', { form: 'oval', size: 278, ratio: 1.34 }),
  food: [
    put('injera', [-0.24, 0], { size: 0.94 }),
    dust(['#6A4A2C', '#7A5836', '#8E6C48'], 1100, { at: [-0.24, 0], reach: 0.9, size: [1, 3] }),
    put(
      'injeraRoll',
      [
        [[0.46, -0.3], 62],
        [[0.62, -0.02], 84],
        [[0.5, 0.3], 106],
      ],
      { size: 0.48 },
    ),
    put('injeraRoll', [[[0.76, -0.06], 88]], { size: 0.42 }),
  ],
});
