import { dish } from '../../dish.ts';
import { bands, strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('cobb-salad', {
  layout: 'bands',
  cloth: 'gingham/green',
  vessel: plate('white', { form: 'oval', size: 280, ratio: 1.53, rim: 0.16, bands: ['#2E6FB0'] }),
  at: [480, 366],
  food: [
    pool('spinach', { fill: 0.92, sheen: 0 }),
    strew('lettuceRibbon', 250, { to: 0.97, apart: 0.36, cap: 9 }),
    strew('cress', 36, { from: 0.6, to: 0.95, apart: 1.6, cap: 2 }),
    bands(
      [
        ['chickenDice', 90],
        ['baconBit', 100],
        ['choppedEgg', 84],
        ['tomatoDice', 90, { scale: 1.5 }],
        ['avocadoDice', 90],
        ['blueCheese', 70, { scale: 0.8, apart: 0.9 }],
      ],
      { to: 0.86 },
    ),
    strew('chive', 26, { apart: 1.4, scale: 0.4, cap: 2 }),
  ],
  props: { SW: { food: 'cress', count: 2, scale: 1.4 } },
});
