import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { basket } from '../../vessels/tableware.ts';

export const picture = dish('laugenbrezeln', {
  layout: 'basket',
  cloth: 'stripes/moss',
  vessel: basket('#E9DCC0', { form: 'oval', size: 276, ratio: 1.32 }),
  food: [
    put(
      'pretzel',
      [
        [[-0.52, -0.3], -14],
        [[0.5, -0.32], 18],
        [[0.0, -0.1], 4],
        [[-0.5, 0.42], 20],
        [[0.52, 0.4], -16],
        [[0.02, 0.52], 0],
      ],
      { size: 0.47, palette: ['#8A3E12', '#7A3410'] },
    ),
    strew('coarseSalt', 90, { to: 0.84, apart: 1.2 }),
  ],
});
