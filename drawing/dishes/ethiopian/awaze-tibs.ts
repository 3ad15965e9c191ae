import { dish, side } from '../../kit/dish.ts';
import { rows } from '../../kit/layouts/few.ts';
import { heap, mix, strew } from '../../kit/layouts/many.ts';
import { puddle } from '../../kit/layouts/wet.ts';
import { pan, plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('awaze-tibs', {
  layout: 'heap',
  cloth: 'dots/plum',
  vessel: pan('iron', { form: 'oval', size: 258, ratio: 1.38, loops: [180], noise: 0.16 }),
  at: [414, 366],
  food: [
    puddle('redLentil', 'centre', 1.04, { stretch: 1.7 }),
    mix(
      [
        ['beefChunk', 3],
        ['redOnionRing', 1],
      ],
      90,
      'centre',
      1.04,
      { stretch: 1.8, apart: 0.62 },
    ),
    heap('redOnionRing', 16, 'centre', 0.8, { stretch: 1.8, apart: 1.1 }),
    heap('beefChunk', 60, 'centre', 0.98, { stretch: 1.8, apart: 1, scale: 1.05 }),
    strew('tomato', 7, { to: 0.6, apart: 1.6, scale: 0.9 }),
    strew('greenPepper', 12, { to: 0.62, apart: 1 }),
    heap('rosemary', 7, [0.06, -0.04], 0.5, { stretch: 1.6, apart: 0.8, scale: 1.2 }),
  ],
  sides: {
    E: {
      ...side(plate('white', { size: 128, bands: ['#C8402A'] }), [rows('injeraRoll', [1, 1, 1], { gap: [0.5, 0.5], lean: -24, size: 0.72 })]),
      at: [862, 220],
    },
  },
});
