import { dish, side } from '../../kit/dish.ts';
import { around, put } from '../../kit/layouts/few.ts';
import { pool } from '../../kit/layouts/wet.ts';
import { basket, cup } from '../../kit/vessels/tableware.ts';

export const picture = dish('pao-de-queijo', {
  layout: 'basket',
  cloth: 'dots/forest',
  vessel: basket('#F4E8D0', { size: 284 }),
  food: [
    around('cheeseBun', 9, { reach: 0.7, size: 0.24 }),
    around('cheeseBun', 5, { reach: 0.38, from: -60, size: 0.245 }),
    put(
      'cheeseBun',
      [
        [[0.02, -0.04], 0],
        [[-0.34, 0.3], 40],
        [[0.38, 0.26], 80],
      ],
      { size: 0.255 },
    ),
  ],
  sides: { ESE: { ...side(cup('white', { size: 112, ear: -40 }), [pool('soy', { drops: 8 })]), at: [858, 530] } },
  props: { NE: { food: 'cheeseBun' } },
});
