import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { skewers } from '../../layouts/sticks.ts';
import { smear } from '../../layouts/thick.ts';
import { dots } from '../../layouts/wet.ts';
import { board, bowl } from '../../vessels/tableware.ts';

export const picture = dish('chicken-souvlaki', {
  layout: 'skewers',
  cloth: 'tiles/sea',
  vessel: board('oak', { size: 244, ratio: 1.48 }),
  at: [390, 366],
  food: [
    put(
      'pita',
      [
        [[-0.46, 0.16], 10],
        [[0.46, 0.26], 60],
      ],
      { size: 0.7 },
    ),
    skewers(['chickenGrilled'], 7, {
      count: 4,
      gap: 0.36,
      lean: -9,
      at: [0.06, -0.22],
      step: 1.08,
      scale: 1.42,
      handle: 130,
      palette: ['#DE942E', '#CC8022', '#E9AA4C'],
      look: { gloss: 0.45 },
    }),
    heap('tomato', 9, [-0.46, 0.7], 0.3, { stretch: 1.8 }),
    heap('redOnion', 24, [0.5, 0.72], 0.28, { stretch: 1.6 }),
    heap('parsley', 18, [0.1, 0.72], 0.3, { stretch: 2 }),
    strew('herbFlake', 60, { to: 0.7 }),
  ],
  sides: {
    E: {
      ...side(bowl('blue', { size: 112, inside: 'white' }), [
        smear('yogurt', 'centre', 0.96),
        strew('cucumberDice', 22, { to: 0.7, scale: 0.8, apart: 0.9 }),
        dots('#B99A1E', 7, { to: 0.6 }),
      ]),
      at: [868, 290],
    },
  },
  props: { ESE: { food: 'lemon', count: 2, scale: 1.1 }, SW: 'parsleySprig' },
});
