import { dish, side } from '../../kit/dish.ts';
import { mound } from '../../kit/layouts/beds.ts';
import { mix, strew } from '../../kit/layouts/many.ts';
import { puddle } from '../../kit/layouts/wet.ts';
import { bowl, plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('tomato-and-egg', {
  layout: 'heap',
  cloth: 'dots/forest',
  vessel: plate('white', { form: 'oval', size: 262, ratio: 1.38, bands: ['#B5301A', '#B5301A'] }),
  at: [410, 366],
  shade: '#9A4A0E',
  food: [
    puddle('makhani', 'centre', 1.02, { stretch: 1.9, rough: 0.08 }),
    mix(
      [
        ['scrambledEgg', 3],
        ['tomatoChunk', 1],
      ],
      190,
      'centre',
      0.98,
      { stretch: 1.8, apart: 0.62, scale: 1.35 },
    ),
    mix(
      [
        ['tomato', 3],
        ['scrambledEgg', 2],
      ],
      80,
      'centre',
      0.84,
      { stretch: 1.8, apart: 0.9, scale: 1.15 },
    ),
    strew('garlic', 10, { to: 0.5 }),
    strew('springOnion', 60, { to: 0.66, apart: 0.8 }),
  ],
  sides: { ESE: side(bowl('celadon', { size: 112 }), [mound('white', 'centre', 0.82)]) },
  props: { SW: { food: 'springOnion', count: 4 } },
  tool: 'chopsticks',
  toolAt: { tip: [800, 110], turn: 60, length: 330 },
});
