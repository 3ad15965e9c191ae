import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { smear } from '../../layouts/thick.ts';
import { dots } from '../../layouts/wet.ts';
import { board, bowl } from '../../vessels/tableware.ts';

export const picture = dish('sandwich-cubano', {
  layout: 'open',
  cloth: 'zigzag/red',
  vessel: board('oak', { size: 258, ratio: 1.42, turn: -2 }),
  at: [408, 366],
  food: [
    put(
      'cubano',
      [
        [[-0.34, -0.42], -6],
        [[0.16, 0.4], -10],
      ],
      { size: 0.78 },
    ),
    heap('patacon', 9, [-0.72, 0.62], 0.26, { scale: 0.5, apart: 0.6 }),
    put(
      'gherkin',
      [
        [[0.7, -0.66], 40],
        [[0.82, -0.5], 60],
        [[0.6, -0.8], 20],
      ],
      { size: 0.12 },
    ),
  ],
  sides: { ESE: { ...side(bowl('white', { size: 96 }), [smear('custard'), dots('#F2B01E', 6)]), at: [862, 560] } },
  props: { NE: { food: 'gherkin' } },
});
