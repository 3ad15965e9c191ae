import { dish } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { dust } from '../../kit/layouts/thick.ts';
import { puddle } from '../../kit/layouts/wet.ts';
import { plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('pain-perdu', {
  layout: 'stack',
  cloth: 'dots/plum',
  vessel: plate('blue', { size: 286, bands: ['#F4E8D8'] }),
  food: [
    puddle('syrup', [0, 0.1], 0.8, { rough: 0.1 }),
    put(
      'frenchToast',
      [
        [[-0.34, -0.2], -30],
        [[0.34, -0.16], 24],
        [[0, 0.34], 4],
      ],
      { size: 0.46 },
    ),
    put(
      'frenchToast',
      [
        [[-0.04, -0.2], 10],
        [[0.16, 0.14], -24],
      ],
      { size: 0.46 },
    ),
    puddle('syrup', [0.08, 0.02], 0.26, { rough: 0.3 }),
    dust(['#FFFFFF', '#FFF8EA'], 900, { reach: 0.7, size: [0.9, 2.2] }),
    put(
      'strawberry',
      [
        [[0.12, -0.06], 20],
        [[-0.14, 0.08], 80],
        [[0.3, 0.12], 140],
        [[-0.5, 0.5], 30],
        [[0.62, 0.42], 200],
        [[0.5, 0.6], 100],
      ],
      { size: 0.13 },
    ),
  ],
  props: { NE: { food: 'cinnamon' }, SW: { food: 'strawberry', count: 2 } },
  tool: 'fork',
});
