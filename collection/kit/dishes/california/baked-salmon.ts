import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { tray } from '../../vessels/tableware.ts';

/** Three rows of spears on each side, the tips of every second row to the left. */
const SPEARS = [-0.62, 0.02, 0.64].flatMap((x) =>
  [-0.88, -0.78, -0.68, 0.7, 0.8, 0.9].map((y, row) => [[x + (row % 2) * 0.06 - 0.03, y], row % 2 === 0 ? 1 : 181] as const),
);

export const picture = dish('baked-salmon', {
  layout: 'whole',
  cloth: 'gingham/blue',
  vessel: tray('white', { size: 264, ratio: 1.52 }),
  at: [480, 366],
  food: [
    pool('capers', { sheen: 0.2 }),
    put('asparagusSpear', SPEARS, { size: 0.46 }),
    put('salmonSide', [[[0, 0], -2]], { size: 1.38 }),
    put(
      'lemonSlice',
      [
        [[-0.62, 0.02], 0],
        [[-0.36, -0.06], 30],
        [[-0.1, 0.04], 60],
        [[0.16, -0.05], 10],
        [[0.42, 0.03], 80],
      ],
      { size: 0.28 },
    ),
    strew('garlic', 14, { to: 0.42, scale: 0.7 }),
    put(
      'dillFrond',
      [
        [[-0.76, -0.06], 60],
        [[-0.5, 0.22], 20],
        [[-0.24, -0.26], -30],
        [[0.04, 0.24], 200],
        [[0.28, -0.22], 10],
        [[0.52, 0.16], 150],
        [[0.66, -0.06], 30],
      ],
      { size: 0.26, palette: ['#5FAE3C', '#72BC4A', '#4E9A34'] },
    ),
    strew('dill', 9, { to: 0.5, scale: 0.6, apart: 2 }),
    strew('pepper', 60, { to: 0.8 }),
  ],
});
