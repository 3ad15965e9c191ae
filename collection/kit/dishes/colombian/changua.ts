import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('changua', {
  layout: 'swirl',
  cloth: 'zigzag/red',
  vessel: bowl('stone', { size: 284, inside: 'white' }),
  shade: '#7A5A2C',
  food: [
    pool('milk', { drops: 40, drop: '#F6DE9A' }),
    put(
      'breadSlice',
      [
        [[-0.56, 0.36], 50],
        [[0.58, -0.34], 30],
      ],
      { size: 0.34 },
    ),
    film('milk', 0.2),
    put('poachedEgg', [[[0, 0.02], 20]], { size: 0.44 }),
    strew('springOnion', 40, { from: 0.5, to: 0.86, scale: 1.1 }),
    strew('coriander', 22, { from: 0.46, to: 0.84, scale: 1.5 }),
    put('coriander', [[[0.2, 0.34], 20]], { scale: 1.6 }),
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
