import { dish } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap, mix } from '../../layouts/many.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('yangzhou-fried-rice', {
  layout: 'dome',
  cloth: 'waves/red',
  vessel: plate('white', { size: 312, bands: ['#1F5DA8', '#1F5DA8'] }),
  at: [480, 362],
  shade: '#8A5A10',
  food: [
    mound('fried', 'centre', 0.9),
    heap('scrambledEgg', 34, 'centre', 0.8, { apart: 1, scale: 0.62 }),
    heap('shiitake', 12, 'centre', 0.76, { apart: 1.6, scale: 0.6 }),
    mix(
      [
        ['hamDice', 5],
        ['pea', 5],
        ['springOnion', 4],
      ],
      140,
      'centre',
      0.82,
      { apart: 1.2, scale: 1.15 },
    ),
    put(
      'prawn',
      [
        [[-0.38, -0.28], 20],
        [[0.2, -0.44], 120],
        [[-0.04, 0.04], 250],
        [[0.44, 0.06], 60],
        [[-0.46, 0.26], 310],
        [[0.12, 0.5], 170],
      ],
      { scale: 1.05 },
    ),
  ],
});
