import { dish } from '../../kit/dish.ts';

import { heap, mix } from '../../kit/layouts/many.ts';
import { puddle } from '../../kit/layouts/wet.ts';
import { plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('dodo-and-egg-sauce', {
  layout: 'mounds',
  cloth: 'dots/plum',
  vessel: plate('butter', { form: 'oval', size: 270, ratio: 1.38, bands: ['#1F5A36'] }),
  shade: '#8A4A0E',
  food: [
    heap('plantain', 14, [-0.4, 0], 0.62, { apart: 0.7, scale: 1.25 }),
    heap('plantain', 8, [-0.42, -0.02], 0.46, { apart: 1, scale: 1.3 }),
    puddle('makhani', [0.4, 0.02], 0.62, { rough: 0.12 }),
    mix(
      [
        ['scrambledEgg', 5],
        ['tomatoChunk', 2],
      ],
      90,
      [0.4, 0],
      0.66,
      { apart: 0.6 },
    ),
    mix(
      [
        ['scrambledEgg', 4],
        ['redPepper', 2],
        ['onionRing', 1],
      ],
      34,
      [0.4, 0],
      0.56,
      { apart: 0.9 },
    ),
    heap('thyme', 6, [0.4, 0], 0.4, { apart: 1.4 }),
  ],
  props: { SW: { food: 'tomato' }, NE: { food: 'chilli' } },
});
