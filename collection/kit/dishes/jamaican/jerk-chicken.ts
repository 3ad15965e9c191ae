import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { tray } from '../../vessels/tableware.ts';

export const picture = dish('jerk-chicken', {
  layout: 'heap',
  cloth: 'madras/sea',
  vessel: tray('white', { size: 262, ratio: 1.5, bands: ['#1F5493'] }),
  at: [480, 362],
  food: [
    put(
      'jerkThigh',
      [
        [[-0.34, -0.44], 200],
        [[0.36, 0.46], 20],
      ],
      { size: 0.56 },
    ),
    put(
      'jerkDrumstick',
      [
        [[0.24, -0.46], 192],
        [[-0.3, 0.46], -12],
      ],
      { size: 0.6 },
    ),
    put('jerkThigh', [[[-0.02, 0.02], 168]], { size: 0.5 }),
    put(
      'thyme',
      [
        [[-0.1, -0.1], 40],
        [[0.4, 0.24], -30],
        [[-0.34, -0.5], 120],
        [[-0.84, 0.12], 70],
        [[0.82, -0.72], 30],
      ],
      { size: 0.16 },
    ),
    put(
      'lime',
      [
        [[0.8, 0.0], 10],
        [[0.86, 0.4], 75],
      ],
      { size: 0.24 },
    ),
    put('scotchBonnet', [-0.8, -0.6], { size: 0.17, palette: ['#F2A81E'] }),
    put('scotchBonnet', [-0.7, -0.18], { size: 0.145, palette: ['#D9381C'] }),
  ],
});
