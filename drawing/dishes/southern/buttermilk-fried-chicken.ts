import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { pool } from '../../kit/layouts/wet.ts';
import { bowl, paper } from '../../kit/vessels/tableware.ts';

export const picture = dish('buttermilk-fried-chicken', {
  layout: 'fried',
  cloth: 'gingham/yellow',
  vessel: paper({ size: 268, ratio: 1.34, checks: '#B5301F' }),
  at: [404, 366],
  food: [
    put(
      'friedThigh',
      [
        [[-0.5, -0.36], 10],
        [[0.46, -0.3], 200],
        [[0, -0.5], 100],
      ],
      { size: 0.44 },
    ),
    put(
      'friedChicken',
      [
        [[-0.46, 0.36], -30],
        [[0.5, 0.4], 40],
      ],
      { size: 0.5 },
    ),
    put(
      'friedThigh',
      [
        [[0.02, 0.28], 60],
        [[0.06, -0.1], 150],
      ],
      { size: 0.43 },
    ),
    put(
      'gherkin',
      [
        [[-0.76, 0.74], 0],
        [[-0.62, 0.8], 40],
        [[-0.84, 0.58], 80],
      ],
      { size: 0.1 },
    ),
  ],
  sides: { ESE: { ...side(bowl('white', { size: 92 }), [pool('chilliRed')]), at: [864, 560] } },
});
