import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { mix, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('ratatouille', {
  layout: 'heap',
  cloth: 'stripes/blue',
  vessel: pan('clay', { form: 'oval', size: 264, ratio: 1.36, loops: [0, 180] }),
  food: [
    pool('salsaRoja', { drops: 30, drop: '#F0A040' }),
    mix(
      [
        ['aubergineChunk', 4],
        ['tomatoChunk', 3],
        ['onionSoft', 3],
        ['redPepper', 2],
      ],
      110,
      'centre',
      0.98,
      { stretch: 1.7, apart: 0.6 },
    ),
    film('salsaRoja', 0.35),
    mix(
      [
        ['courgette', 5],
        ['aubergineChunk', 4],
        ['redPepper', 4],
        ['tomatoChunk', 3],
      ],
      84,
      'centre',
      0.96,
      { stretch: 1.7, apart: 0.75, scale: 1.15 },
    ),
    strew('basil', 9, { to: 0.6 }),
    put('thyme', [
      [[-0.5, -0.3], 20],
      [[0.44, 0.36], 160],
    ]),
  ],
  props: { SW: { food: 'basil', count: 2 } },
});
