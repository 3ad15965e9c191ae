import { dish, side } from '../../dish.ts';
import { put, rows } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('clam-chowder', {
  layout: 'soup',
  cloth: 'gingham/blue',
  vessel: bowl('white', { size: 276, bands: ['#2F6196', '#2F6196'] }),
  shade: '#9A6428',
  food: [
    pool('cream', { sheen: 0.5 }),
    strew('potato', 34, { to: 0.88, apart: 1.3, scale: 1.25 }),
    strew('clam', 12, { to: 0.8 }),
    film('cream', 0.8),
    strew('potato', 22, { to: 0.8, apart: 1.8, scale: 1.3, palette: ['#F4DE9C', '#EED488', '#F8E6AE'] }),
    strew('celery', 20, { to: 0.84 }),
    put(
      'openClam',
      [
        [[-0.5, -0.36], 20],
        [[0.5, -0.42], 130],
        [[-0.3, 0.5], -70],
      ],
      { size: 0.26 },
    ),
    heap('baconBit', 34, [0.06, 0.02], 0.44, { scale: 0.95, apart: 1 }),
    heap('cracker', 8, [0.14, 0.08], 0.44, { apart: 1.4, scale: 1.1 }),
    strew('parsley', 20, { to: 0.74 }),
    strew('pepper', 60),
  ],
  sides: {
    ESE: side(bowl('blue', { size: 122, inside: 'white' }), [rows('cracker', [3, 4, 5, 4, 3], { gap: [0.42, 0.36] })]),
  },
  props: { SW: { food: 'openClam', count: 2 } },
  tool: 'spoon',
  toolAt: { tip: [770, 330], turn: -58, length: 420 },
});
