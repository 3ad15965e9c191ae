import { dish } from '../../dish.ts';
import { around, put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { smear } from '../../layouts/thick.ts';
import { puddle } from '../../layouts/wet.ts';
import { deepPlate } from '../../vessels/tableware.ts';

export const picture = dish('shrimp-and-grits', {
  layout: 'pool',
  cloth: 'gingham/green',
  vessel: deepPlate('white', { form: 'oval', size: 268, ratio: 1.38, bands: ['#B5432A'] }),
  shade: '#7A4A16',
  food: [
    smear('grits', 'centre', 1.0, { turns: 1.6 }),
    puddle('gravy', 'centre', 0.86, { stretch: 1.7, rough: 0.1 }),
    strew('greenPepperDice', 16, { to: 0.62 }),
    strew('celery', 14, { to: 0.62 }),
    around('prawn', 8, { reach: 0.54, face: 200, size: 0.29 }),
    put(
      'prawn',
      [
        [[-0.16, -0.06], 120],
        [[0.18, 0.04], 300],
      ],
      { size: 0.29 },
    ),
    heap('bacon', 9, 'centre', 0.5, { scale: 0.7, apart: 1.1, stretch: 1.8 }),
    strew('springOnion', 42, { to: 0.74 }),
    strew('chilliFlake', 40),
  ],
  props: { NE: { food: 'springOnion', count: 4 }, SW: { food: 'lemon' } },
});
