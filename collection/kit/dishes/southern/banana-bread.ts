import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { board } from '../../vessels/tableware.ts';

export const picture = dish('banana-bread', {
  layout: 'slab',
  cloth: 'gingham/blue',
  vessel: board('oak', { size: 262, ratio: 1.66, turn: -2 }),
  at: [480, 366],
  food: [
    put('bananas', [[[0.1, 0.66], -4]], { size: 0.62 }),
    put('bananaLoaf', [[[-0.3, -0.24], -3]], { size: 0.98 }),
    put('bananaSlice', [[[0.4, -0.18], 82]], { size: 0.47 }),
    put('bananaSlice', [[[0.6, -0.1], 86]], { size: 0.47 }),
    put('bananaSlice', [[[0.76, 0.02], 8]], { size: 0.48 }),
    heap('pecan', 6, [-0.62, 0.66], 0.2, { apart: 1.2 }),
    dust(['#8A4A16', '#C98A42'], 70, { at: [0.5, 0.2], reach: 0.6, size: [1, 2.6] }),
  ],
});
