import { dish, side } from '../../dish.ts';
import { put, rows } from '../../layouts/few.ts';
import { dust } from '../../layouts/thick.ts';
import { pool } from '../../layouts/wet.ts';
import { cup, paper } from '../../vessels/tableware.ts';

export const picture = dish('churros-con-chocolate', {
  layout: 'fried',
  cloth: 'tiles/olive',
  vessel: paper({ size: 238, ratio: 1.42, checks: '#2F6196' }),
  mirror: true,
  at: [376, 366],
  food: [
    rows('churro', [7], { gap: [0.34, 0], turn: 84, at: [-0.02, -0.04], jitter: 4, size: 0.8 }),
    put(
      'churro',
      [
        [[-0.34, 0.2], 28],
        [[0.1, -0.24], -24],
        [[0.36, 0.26], -38],
        [[-0.1, 0.4], 8],
      ],
      { size: 0.8 },
    ),
    dust(['#FFFFFF', '#FFF6E4', '#F6E8CC'], 600, { reach: 0.94, size: [0.8, 2.2] }),
  ],
  sides: {
    E: { ...side(cup('white', { size: 132, ear: 30 }), [pool('chocolate', { sheen: 0.8 })]), at: [842, 330] },
  },
});
