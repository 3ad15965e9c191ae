import { dish, side } from '../../dish.ts';
import { rows } from '../../layouts/few.ts';
import { heap, mix, strew } from '../../layouts/many.ts';
import { film, puddle } from '../../layouts/wet.ts';
import { pan, plate } from '../../vessels/tableware.ts';

export const picture = dish('awaze-tibs', {
  layout: 'heap',
  cloth: 'lozenges/ochre',
  vessel: pan('iron', { form: 'oval', size: 258, ratio: 1.38, loops: [180], noise: 0.16 }),
  mirror: true,
  at: [414, 366],
  food: [
    puddle('redLentil', 'centre', 1.0, { stretch: 1.7 }),
    heap('redOnionRing', 26, 'centre', 1.02, { stretch: 1.8, apart: 0.8 }),
    mix(
      [
        ['searedBeef', 5],
        ['redOnionRing', 1],
      ],
      60,
      'centre',
      0.96,
      { stretch: 1.8, apart: 0.9, scale: 1.15 },
    ),
    heap('searedBeef', 26, 'centre', 0.8, { stretch: 1.8, apart: 1.3, scale: 1.2 }),
    film('redLentil', 0.3),
    strew('tomato', 6, { to: 0.66, apart: 1.6, scale: 0.9 }),
    strew('greenPepper', 18, { to: 0.7, apart: 1, scale: 1.1 }),
    heap('rosemary', 5, [0.06, -0.04], 0.5, { stretch: 1.6, apart: 1, scale: 1.1 }),
  ],
  sides: {
    E: {
      ...side(plate('white', { size: 128, bands: ['#C8402A'] }), [rows('injeraRoll', [1, 1, 1], { gap: [0.5, 0.5], lean: -24, size: 0.72 })]),
      at: [862, 220],
    },
  },
});
