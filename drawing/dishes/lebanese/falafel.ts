import { dish, side } from '../../kit/dish.ts';
import { put, rows } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { smear } from '../../kit/layouts/thick.ts';
import { swirl } from '../../kit/layouts/wet.ts';
import { basket, bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('falafel', {
  layout: 'fried',
  cloth: 'tiles/olive',
  vessel: basket('#E9DCC0', { form: 'oval', size: 256, ratio: 1.32 }),
  at: [392, 366],
  food: [
    rows('falafel', [4, 5, 6, 5, 4], { gap: [0.38, 0.34], scale: 1.1, jitter: 4, palette: ['#B0702A', '#9E6020', '#BE8038'] }),
    rows('falafel', [3, 4, 3], { gap: [0.42, 0.38], scale: 1.1, jitter: 5, at: [-0.06, -0.04], palette: ['#B8782E', '#A86A24', '#C88A40'] }),
    put(
      'falafelHalf',
      [
        [[0.46, 0.34], 20],
        [[0.2, 0.5], 80],
      ],
      { scale: 1.15 },
    ),
    heap('tomatoSlice', 4, [-0.62, 0.4], 0.26, { apart: 0.6, scale: 0.8 }),
    heap('radish', 7, [0.66, -0.3], 0.22, { apart: 0.8 }),
    heap('parsley', 20, [-0.1, 0.1], 0.5, { apart: 1.6 }),
    strew('sesame', 80, { to: 0.7 }),
  ],
  sides: {
    E: {
      ...side(bowl('blue', { size: 106, inside: 'white' }), [
        smear('hummus', 'centre', 0.96),
        swirl({ colour: '#B99A1E', to: 0.4, width: 6 }),
        strew('herbFlake', 24, { to: 0.6 }),
      ]),
      at: [862, 300],
    },
  },
  props: { SE: { food: 'radish', count: 3 } },
});
