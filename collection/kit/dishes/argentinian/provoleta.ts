import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { melt } from '../../layouts/melt.ts';
import { pool } from '../../layouts/wet.ts';
import { board, bowl, pan } from '../../vessels/tableware.ts';

export const picture = dish('provoleta', {
  layout: 'disc',
  cloth: 'zigzag/violet',
  vessel: pan('iron', { size: 250, handle: 200 }),
  at: [470, 366],
  shade: '#6A2E08',
  food: [
    pool('butter', { drops: 60 }),
    melt('provolone', 'centre', [0.93, 0.93], { scorches: 70, drips: 0.03 }),
    strew('chilliFlake', 60, { to: 0.7, scale: 1.5 }),
    strew('herbFlake', 90, { to: 0.7, scale: 1.5 }),
    heap('oregano', 13, [0.08, -0.06], 0.4, { scale: 1.5, apart: 1.3 }),
  ],
  sides: {
    ESE: {
      ...side(board('oak', { size: 96, ratio: 1.2, turn: -6 }), [
        put(
          'toastedSourdough',
          [
            [[-0.34, -0.3], -14],
            [[0.3, 0.24], 10],
          ],
          { size: 0.66 },
        ),
      ]),
      at: [848, 540],
    },
    E: {
      ...side(bowl('white', { size: 92 }), [strew('tomatoDice', 60, { to: 0.86, apart: 0.5 }), strew('tomatoDice', 26, { to: 0.6, apart: 0.7 })]),
      at: [856, 240],
    },
  },
});
