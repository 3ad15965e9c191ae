import { dish, side } from '../../dish.ts';
import { around, put } from '../../layouts/few.ts';
import { pool } from '../../layouts/wet.ts';
import { basket, cup } from '../../vessels/tableware.ts';

export const picture = dish('pao-de-queijo', {
  layout: 'basket',
  cloth: 'zigzag/blue',
  vessel: basket('#F4E8D0', { size: 294 }),
  at: [400, 366],
  food: [
    around('cheeseBun', 9, { reach: 0.76, size: 0.22 }),
    around('cheeseBun', 5, { reach: 0.46, from: 200, to: 420, size: 0.225 }),
    put('cheeseBun', [[[-0.04, -0.12], 30]], { size: 0.23 }),
    put('tornCheeseBun', [[[-0.06, 0.4], -12]], { size: 0.24 }),
  ],
  sides: { ESE: { ...side(cup('white', { size: 112, ear: -40 }), [pool('soy', { drops: 8 })]), at: [858, 530] } },
  props: { NE: { food: 'cheeseBun' } },
});
