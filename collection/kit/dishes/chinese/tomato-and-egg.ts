import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { slick } from '../../layouts/clear.ts';
import { heap, mix, strew } from '../../layouts/many.ts';
import { puddle } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('tomato-and-egg', {
  layout: 'heap',
  cloth: 'waves/plum',
  vessel: plate('white', { form: 'oval', size: 262, ratio: 1.38, bands: ['#B5301A', '#B5301A'] }),
  at: [410, 366],
  shade: '#9A4A0E',
  food: [
    puddle('makhani', 'centre', 1.0, { stretch: 1.9, rough: 0.08 }),
    heap('scrambledEgg', 110, 'centre', 0.96, { stretch: 1.8, apart: 0.5, scale: 1.2 }),
    mix(
      [
        ['scrambledEgg', 3],
        ['tomatoChunk', 2],
      ],
      70,
      'centre',
      0.88,
      { stretch: 1.9, apart: 0.75, scale: 1.2 },
    ),
    slick('#D8421A', [-0.3, 0.16], 0.36, { opacity: 0.34, rough: 0.3 }),
    slick('#D8421A', [0.34, -0.12], 0.36, { opacity: 0.34, rough: 0.3 }),
    mix(
      [
        ['tomato', 3],
        ['scrambledEgg', 3],
      ],
      46,
      'centre',
      0.84,
      { stretch: 1.9, apart: 1, scale: 1.15 },
    ),
    strew('springOnion', 46, { to: 0.62, apart: 1 }),
  ],
  sides: { ESE: side(bowl('celadon', { size: 112 }), [mound('white', 'centre', 0.82)]) },
  props: { SW: { food: 'springOnion', count: 4 } },
  tool: 'chopsticks',
  toolAt: { tip: [800, 110], turn: 60, length: 330 },
});
