import { dish } from '../../dish.ts';
import { bed } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('jambalaya', {
  layout: 'bed',
  cloth: 'gingham/red',
  vessel: pan('iron', { size: 284, loops: [0, 180] }),
  food: [
    bed('brown'),
    strew('chickenChunk', 18, { to: 0.82, apart: 1.2 }),
    strew('sausageCoin', 22, { to: 0.84, apart: 1.3, scale: 1 }),
    strew('greenPepperDice', 34, { to: 0.86 }),
    strew('celery', 24, { to: 0.86 }),
    strew('springOnion', 80, { to: 0.84 }),
    put(
      'bay',
      [
        [[0.46, -0.4], 30],
        [[-0.5, 0.34], -40],
      ],
      { size: 0.19 },
    ),
  ],
  props: { NE: { food: 'springOnion', count: 4 }, SW: { food: 'thyme', count: 2 } },
});
