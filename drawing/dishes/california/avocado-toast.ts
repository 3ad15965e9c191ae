import { dish } from '../../kit/dish.ts';
import { fan, put } from '../../kit/layouts/few.ts';
import { heap } from '../../kit/layouts/many.ts';
import { smear } from '../../kit/layouts/thick.ts';
import { plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('avocado-toast', {
  layout: 'slab',
  cloth: 'dots/forest',
  vessel: plate('sand', { size: 292 }),
  shade: '#3A3A0C',
  food: [
    put(
      'sourdough',
      [
        [[-0.06, -0.4], -8],
        [[0.06, 0.42], 6],
      ],
      { size: 0.62 },
    ),
    smear('avocado', [-0.38, -0.38], 0.32),
    smear('avocado', [0.26, -0.44], 0.32),
    smear('avocado', [-0.06, -0.41], 0.33),
    smear('avocado', [-0.24, 0.4], 0.32),
    smear('avocado', [0.38, 0.44], 0.32),
    smear('avocado', [0.06, 0.42], 0.33),
    fan('radish', 5, 190, 340, { reach: 0.36, scale: 0.9 }),
    put(
      'radish',
      [
        [[-0.24, 0.36], 0],
        [[-0.06, 0.3], 0],
        [[0.14, 0.38], 0],
        [[0.32, 0.32], 0],
      ],
      { scale: 0.9 },
    ),
    heap('pumpkinSeed', 14, [-0.06, -0.36], 0.3, { stretch: 2.2, apart: 1.1 }),
    heap('pumpkinSeed', 14, [0.06, 0.36], 0.3, { stretch: 2.2, apart: 1.1 }),
    heap('chilliFlake', 50, [0, 0], 0.62, { scale: 1.5, apart: 1.6 }),
    heap('cress', 6, [-0.02, -0.3], 0.3, { stretch: 2.2, apart: 1 }),
    heap('cress', 6, [0.06, 0.4], 0.3, { stretch: 2.2, apart: 1 }),
  ],
  props: { SW: { food: 'pumpkinSeed', count: 5 }, NE: 'lemon', SE: { food: 'avocado', count: 1 } },
});
