import { dish } from '../../dish.ts';
import { around, put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { smear } from '../../layouts/thick.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('placki-ziemniaczane', {
  layout: 'stack',
  cloth: 'stripes/moss',
  vessel: plate('blue', { size: 304, bands: ['#F4E8D8'] }),
  mirror: true,
  food: [
    around('potatoPancake', 5, { reach: 0.5, size: 0.46 }),
    put(
      'potatoPancake',
      [
        [[-0.12, -0.1], 40],
        [[0.14, 0.12], 130],
      ],
      { size: 0.48 },
    ),
    smear('yogurt', [0.04, 0.02], 0.3),
    heap('chive', 26, [0.04, 0.02], 0.26, { apart: 0.7 }),
    strew('chive', 16, { to: 0.8, scale: 0.8 }),
    strew('pepper', 50, { to: 0.7 }),
  ],
  props: { SW: { food: 'onionRing', count: 1, scale: 1.4 } },
  tool: 'fork',
});
