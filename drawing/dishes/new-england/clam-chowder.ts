import { dish, side } from '../../kit/dish.ts';
import { put, rows } from '../../kit/layouts/few.ts';
import { heap, mix, strew } from '../../kit/layouts/many.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('clam-chowder', {
  layout: 'soup',
  cloth: 'gingham/blue',
  vessel: bowl('white', { size: 276, bands: ['#2F6196', '#2F6196'] }),
  shade: '#9A6428',
  food: [
    pool('cream', { sheen: 0.5 }),
    strew('potato', 34, { to: 0.84, apart: 1.1 }),
    strew('clam', 16, { to: 0.8 }),
    film('cream', 0.85),
    strew('potato', 15, { to: 0.78 }),
    strew('clam', 13, { to: 0.74, apart: 1.6 }),
    strew('celery', 26, { to: 0.8 }),
    put(
      'clamShell',
      [
        [[-0.5, -0.3], 30],
        [[0.42, -0.5], 200],
      ],
      { scale: 1.15 },
    ),
    heap('baconBit', 34, 'centre', 0.36, { scale: 0.95 }),
    mix([['cracker', 1]], 9, [0.06, 0.06], 0.34, { apart: 1.5 }),
    strew('parsley', 22, { to: 0.7 }),
    strew('pepper', 60),
  ],
  sides: {
    ESE: side(bowl('blue', { size: 122, inside: 'white' }), [rows('cracker', [3, 4, 5, 4, 3], { gap: [0.42, 0.36] })]),
  },
  props: { SW: { food: 'clamShell', count: 2 } },
  tool: 'spoon',
  toolAt: { tip: [770, 330], turn: -58, length: 420 },
});
