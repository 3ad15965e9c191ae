import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { beads, slick } from '../../layouts/clear.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

/** Pools of red ghee: where, and how large. */
const GHEE = [
  [-0.14, -0.22, 0.3],
  [0.24, 0.06, 0.27],
  [-0.2, 0.3, 0.22],
  [0.36, -0.36, 0.13],
  [-0.52, 0.02, 0.11],
  [0.3, 0.5, 0.1],
] as const;

export const picture = dish('dal-tadka', {
  layout: 'soup',
  cloth: 'waves/jade',
  vessel: bowl('copper', { size: 296, inside: 'steel' }),
  at: [410, 366],
  shade: '#8A4A0E',
  food: [
    pool('lentil', { drops: 10, drop: '#F6C45A' }),
    strew('yellowLentil', 520, { to: 0.97, apart: 1, scale: 0.62, look: { gloss: 0.2 } }),
    film('lentil', 0.9),
    ...GHEE.map(([x, y, reach]) => slick('#C8300A', [x, y], reach, { opacity: 0.5, rough: 0.3 })),
    beads('#D8440E', 60, { from: 0.3, to: 0.8, size: [3, 12] }),
    heap('cumin', 100, [0, 0], 0.56, { apart: 1, scale: 1.3 }),
    heap('garlicSliver', 26, [0, 0], 0.5, { apart: 1.2 }),
    put(
      'driedChilli',
      [
        [[-0.1, -0.2], 30],
        [[0.2, 0.14], 160],
      ],
      { scale: 1.5 },
    ),
    strew('coriander', 22, { to: 0.7 }),
  ],
  sides: { E: { ...side(bowl('steel', { size: 116 }), [mound('white', 'centre', 0.82)]), at: [864, 236] } },
  props: { SE: { food: 'driedChilli', count: 2 }, SW: { food: 'garlicClove', count: 2 } },
});
