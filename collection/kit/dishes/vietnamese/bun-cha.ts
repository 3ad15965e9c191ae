import { dish, side } from '../../dish.ts';
import { nest } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('bun-cha', {
  layout: 'trio',
  cloth: 'waves/saffron',
  vessel: bowl('white', { size: 272, bands: ['#1F5493'] }),
  at: [318, 366],
  food: [
    pool('clearBroth', { drops: 60, drop: '#F6D486' }),
    strew('carrotCoin', 14, { to: 0.8, apart: 1.3 }),
    strew('papaya', 18, { to: 0.8, apart: 0.9 }),
    strew('porkSlice', 9, { to: 0.6, apart: 1 }),
    put(
      'patty',
      [
        [[-0.42, -0.36], 10],
        [[0.1, -0.48], 40],
        [[0.5, -0.1], 80],
        [[0.28, 0.42], 120],
        [[-0.26, 0.46], 160],
        [[-0.56, 0.1], 200],
        [[0, 0], 30],
      ],
      { size: 0.24 },
    ),
    strew('chilliRing', 14, { to: 0.8 }),
    strew('garlic', 16, { to: 0.84, scale: 0.7 }),
    strew('coriander', 14, { to: 0.7 }),
  ],
  sides: {
    E: { ...side(plate('white', { size: 158, bands: ['#1F5493'] }), [nest('vermicelli', { reach: 1.05, width: 6, bundles: 22 })]), at: [756, 196] },
    ESE: {
      ...side(plate('celadon', { size: 150 }), [
        heap('lettuce', 10, 'centre', 0.7),
        heap('mint', 20, [0.1, 0.1], 0.6),
        heap('corianderSprig', 8, [-0.2, -0.1], 0.5),
      ]),
      at: [770, 540],
    },
  },
});
