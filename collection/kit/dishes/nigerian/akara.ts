import { dish } from '../../dish.ts';
import { around, put } from '../../layouts/few.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('akara', {
  layout: 'fried',
  cloth: 'lozenges/indigo',
  vessel: plate('white', { size: 306, bands: ['#1F5493', '#1F5493'] }),
  food: [
    around('akara', 9, { reach: 0.68, size: 0.235 }),
    around('akara', 4, { reach: 0.26, from: -50, size: 0.24 }),
    around('akara', 4, { reach: 0.44, from: 120, to: 330, size: 0.24 }),
    put('akara', [[[-0.06, -0.06], 30]], { size: 0.25 }),
    put(
      'akaraHalf',
      [
        [[0.36, 0.32], 20],
        [[0.06, 0.5], 90],
      ],
      { size: 0.23 },
    ),
  ],
  props: { SW: { food: 'chilli', count: 2 }, SE: { food: 'redOnionRing', count: 3 }, NE: { food: 'blackEyedBean', count: 8, scale: 1.1 } },
});
