import { dish } from '../../dish.ts';
import { mix, strew } from '../../layouts/many.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('solterito-arequipeno', {
  layout: 'heap',
  cloth: 'zigzag/ochre',
  vessel: bowl('celadon', { form: 'square', size: 270 }),
  mirror: true,
  food: [
    strew('broadBean', 90, { to: 0.9, apart: 0.7 }),
    strew('choclo', 60, { to: 0.86, apart: 0.8 }),
    mix(
      [
        ['broadBean', 5],
        ['choclo', 4],
        ['freshCheese', 4],
        ['tomatoDice', 5],
        ['redPepperDice', 2],
      ],
      190,
      'centre',
      0.86,
      { apart: 0.6 },
    ),
    strew('olive', 16, { to: 0.8, scale: 0.8, apart: 2 }),
    strew('redOnion', 20, { to: 0.8, scale: 0.6, apart: 1.6 }),
    strew('parsley', 30, { to: 0.8, apart: 1.6 }),
  ],
  props: { SW: { food: 'olive', count: 2 }, NE: 'lime' },
  tool: 'spoon',
});
