import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { dust } from '../../layouts/thick.ts';
import { puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('pain-perdu', {
  layout: 'stack',
  cloth: 'gingham/green',
  vessel: plate('blue', { size: 286, bands: ['#F4E8D8'] }),
  mirror: true,
  food: [
    puddle('syrup', [0, 0.16], 0.8, { rough: 0.1 }),
    put(
      'frenchToast',
      [
        [[-0.56, -0.06], 70],
        [[-0.2, 0.02], 76],
        [[0.16, -0.02], 72],
        [[0.52, 0.06], 78],
      ],
      { size: 0.5 },
    ),
    puddle('syrup', [0.1, 0.1], 0.22, { rough: 0.34, stretch: 2.2 }),
    dust(['#FFFFFF', '#FFF8EA'], 900, { reach: 0.7, size: [0.9, 2.2] }),
    put(
      'strawberry',
      [
        [[-0.1, -0.02], 20],
        [[0.08, 0.12], 80],
        [[0.18, -0.08], 140],
        [[-0.56, 0.6], 30],
        [[0.5, 0.7], 200],
        [[0.32, 0.78], 100],
      ],
      { size: 0.13 },
    ),
  ],
  props: { NE: { food: 'cinnamon' }, SW: { food: 'strawberry', count: 2 } },
  tool: 'fork',
});
