import { dish } from '../../dish.ts';
import { bed } from '../../layouts/beds.ts';
import { around, put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('moros-y-cristianos', {
  layout: 'bed',
  cloth: 'zigzag/green',
  vessel: pan('iron', { size: 284, loops: [0, 180] }),
  food: [
    bed('blackBean'),
    strew('blackBean', 84, { to: 0.9, apart: 1.3, scale: 1.2 }),
    strew('greenPepperDice', 24, { to: 0.8 }),
    around('onionSoft', 12, { reach: 0.34, scale: 1 }),
    heap('onionRing', 14, 'centre', 0.42, { apart: 1.1, scale: 1.3 }),
    put(
      'bay',
      [
        [[0.42, -0.42], 30],
        [[-0.5, 0.3], -50],
      ],
      { size: 0.2 },
    ),
    heap('oregano', 8, 'centre', 0.5, { apart: 2.4 }),
  ],
  props: { SW: 'lime', SE: { food: 'garlicClove', count: 2 } },
});
