import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { strew } from '../../kit/layouts/many.ts';
import { pool } from '../../kit/layouts/wet.ts';
import { bowl, plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('changua', {
  layout: 'swirl',
  cloth: 'dots/slate',
  vessel: bowl('stone', { size: 284, inside: 'white' }),
  shade: '#7A5A2C',
  food: [
    pool('milk', { drops: 40, drop: '#F6DE9A' }),
    put(
      'poachedEgg',
      [
        [[-0.22, -0.1], 0],
        [[0.3, 0.18], 70],
      ],
      { size: 0.32 },
    ),
    put(
      'crouton',
      [
        [[-0.5, 0.44], 20],
        [[-0.28, 0.58], 60],
        [[-0.6, 0.2], 10],
        [[0.44, -0.46], 40],
        [[0.22, -0.56], 0],
        [[-0.06, 0.5], 30],
      ],
      { size: 0.15 },
    ),
    strew('springOnion', 60, { to: 0.8, scale: 1.1 }),
    strew('coriander', 34, { to: 0.76, scale: 1.1 }),
    strew('pepper', 30),
  ],
  sides: {
    ESE: side(plate('clay', { size: 112 }), [
      put(
        'breadSlice',
        [
          [[-0.1, -0.1], -20],
          [[0.2, 0.24], 10],
        ],
        { size: 0.6 },
      ),
    ]),
  },
  props: { NE: { food: 'corianderSprig' }, SW: { food: 'springOnion', count: 4 } },
});
