import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, mix, strew } from '../../layouts/many.ts';
import { dots, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('horiatiki', {
  layout: 'salad',
  cloth: 'tiles/blue',
  vessel: bowl('butter', { size: 304, rim: 0.12, inside: 'white', specks: 170 }),
  at: [484, 366],
  food: [
    pool('oil', { sheen: 0.5 }),
    mix(
      [
        ['tomato', 4],
        ['cucumber', 3],
      ],
      66,
      'centre',
      0.86,
      { scale: 1.16, apart: 0.6 },
    ),
    mix(
      [
        ['tomato', 4],
        ['cucumber', 3],
        ['pepperRing', 2],
        ['redOnionRing', 3],
      ],
      46,
      'centre',
      0.86,
      { scale: 1.12, apart: 0.9, cap: 6 },
    ),
    strew('olive', 15, { from: 0.42, to: 0.84, apart: 2.6, scale: 1.1, cap: 2 }),
    put('feta', [0.02, 0], { turn: -14, size: 0.43 }),
    dots('#D9B021', 5, { to: 0.3, size: [3, 6] }),
    heap('herbFlake', 34, [0.02, 0], 0.26, { apart: 0.5, stretch: 1.6, cap: 2 }),
    strew('herbFlake', 24, { to: 0.84 }),
  ],
  sides: { SW: side(bowl('white', { size: 78, bands: ['#1F5DA8'] }), [pool('oil', { drops: 6, sheen: 0.9 })]) },
  props: { NW: { food: 'olive', count: 3, scale: 1.2 }, SE: { food: 'oregano', scale: 3, turn: -62 } },
});
