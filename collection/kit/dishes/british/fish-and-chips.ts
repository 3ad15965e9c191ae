import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { smear } from '../../layouts/thick.ts';
import { bowl, paper } from '../../vessels/tableware.ts';

export const picture = dish('fish-and-chips', {
  layout: 'fried',
  cloth: 'stripes/blue',
  vessel: paper({ size: 282, ratio: 1.42, turn: -3 }),
  at: [480, 362],
  shade: '#8A5A14',
  food: [
    heap('thickChip', 40, [-0.06, 0.3], 0.8, { stretch: 2.2, apart: 0.6, scale: 1.1 }),
    heap('thickChip', 40, [-0.06, 0.3], 0.68, { stretch: 2.4, apart: 0.6, scale: 1.1 }),
    put('batteredFillet', [0.12, -0.5], { size: 0.88, turn: 6 }),
    put('batteredFillet', [-0.1, -0.1], { size: 0.96, turn: -16 }),
    put(
      'lemon',
      [
        [[-0.74, 0.5], -50],
        [[-0.64, 0.72], -10],
      ],
      { size: 0.24 },
    ),
  ],
  sides: {
    ESE: { ...side(bowl('white', { size: 104 }), [smear('mushyPea', 'centre', 1), heap('pea', 24, 'centre', 0.7, { apart: 1 })]), at: [752, 500] },
  },
});
