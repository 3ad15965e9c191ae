import { dish, side } from '../../dish.ts';
import { put, rows } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { smear } from '../../layouts/thick.ts';
import { swirl } from '../../layouts/wet.ts';
import { basket, bowl } from '../../vessels/tableware.ts';

export const picture = dish('falafel', {
  layout: 'fried',
  cloth: 'tiles/olive',
  vessel: basket('#F4EAD2', { form: 'oval', size: 272, ratio: 1.3 }),
  mirror: true,
  at: [388, 366],
  food: [
    rows('falafel', [3, 4, 5, 4, 3], { gap: [0.46, 0.38], size: 0.23, jitter: 3 }),
    rows('falafel', [2, 3, 2], { gap: [0.5, 0.42], size: 0.235, jitter: 4, at: [-0.1, -0.1] }),
    put(
      'falafelHalf',
      [
        [[0.3, 0.3], 20],
        [[0.06, 0.52], 80],
      ],
      { size: 0.225 },
    ),
    heap('tomatoSlice', 4, [-0.62, 0.46], 0.22, { apart: 0.6, scale: 0.8 }),
    heap('radish', 7, [0.68, -0.26], 0.2, { apart: 0.8 }),
    heap('parsley', 12, [-0.1, -0.1], 0.6, { apart: 2.2 }),
    strew('sesame', 40, { to: 0.7 }),
  ],
  sides: {
    E: {
      ...side(bowl('blue', { size: 106, inside: 'white' }), [
        smear('hummus', 'centre', 0.96),
        swirl({ colour: '#B99A1E', to: 0.4, width: 6 }),
        strew('herbFlake', 24, { to: 0.6 }),
      ]),
      at: [866, 290],
    },
  },
  props: { SE: { food: 'radish', count: 3 } },
});
