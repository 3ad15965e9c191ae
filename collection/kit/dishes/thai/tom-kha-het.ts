import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { dots, film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('tom-kha-het', {
  layout: 'soup',
  cloth: 'waves/red',
  vessel: bowl('celadon', { size: 298 }),
  at: [410, 366],
  shade: '#8A6A30',
  food: [
    pool('cream', { drops: 30, drop: '#F2A23A' }),
    strew('mushroom', 26, { to: 0.8, apart: 1.1, scale: 1.3 }),
    strew('strawMushroom', 24, { to: 0.8, apart: 1.1, scale: 1.1 }),
    film('cream', 0.7),
    strew('mushroom', 20, { to: 0.74, apart: 1.3, scale: 1.4 }),
    strew('strawMushroom', 14, { to: 0.7, apart: 1.6, scale: 1.15 }),
    put('lemongrass', [
      [[-0.36, -0.3], 40],
      [[0.3, 0.4], -30],
      [[0.42, -0.34], 100],
    ]),
    strew('limeLeaf', 8, { to: 0.66, apart: 1.4 }),
    strew('coriander', 20, { to: 0.7 }),
    strew('chilliRing', 16, { to: 0.72 }),
    dots('#E2762A', 40, { to: 0.84, size: [3, 7] }),
  ],
  sides: { E: { ...side(bowl('blue', { size: 112, inside: 'white' }), [mound('white', 'centre', 0.82)]), at: [864, 240] } },
  props: { SE: { food: 'lime' } },
});
