import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { pool } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('chocolate-chip-cookies', {
  layout: 'heap',
  cloth: 'gingham/red',
  vessel: plate('white', { size: 300, bands: ['#2F6196'] }),
  at: [400, 366],
  food: [
    put(
      'chocolateChipCookie',
      [
        [[-0.56, -0.38], 0],
        [[0.1, -0.62], 40],
        [[0.6, -0.2], 80],
        [[0.46, 0.5], 120],
        [[-0.18, 0.62], 200],
        [[-0.66, 0.26], 260],
      ],
      { size: 0.4 },
    ),
    put('chocolateChipCookie', [[[-0.02, 0], 20]], { size: 0.42 }),
  ],
  sides: { E: { ...side(bowl('glass', { size: 108 }), [pool('milk')]), at: [838, 250] } },
});
