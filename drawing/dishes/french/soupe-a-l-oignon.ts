import { dish } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { gratin } from '../../kit/layouts/gratin.ts';
import { strew } from '../../kit/layouts/many.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('soupe-a-l-oignon', {
  layout: 'crusted',
  cloth: 'dots/forest',
  vessel: bowl('clay', { size: 288, bands: ['#5A2408'], noise: 0.14 }),
  food: [
    pool('gravy', { drops: 40 }),
    strew('onionBrowned', 44, { from: 0.7, to: 0.96 }),
    film('gravy', 0.4),
    put(
      'breadSlice',
      [
        [[-0.4, -0.1], -20],
        [[0.42, 0.08], 24],
      ],
      { size: 0.52, look: { mottle: { colour: '#A85C1A', strength: 0.6, frequency: 0.02 } } },
    ),
    gratin(
      'centre',
      0.8,
      [
        [[-0.36, -0.06], 0.36, -20],
        [[0.38, 0.04], 0.36, 24],
      ],
      { rough: 0.16 },
    ),
    put('thyme', [[[0.1, -0.06], 30]], { scale: 1.1 }),
  ],
  props: { SW: { food: 'thyme' } },
  tool: 'spoon',
});
