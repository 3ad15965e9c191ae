import { dish } from '../../kit/dish.ts';
import { around, put } from '../../kit/layouts/few.ts';
import { strew } from '../../kit/layouts/many.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('cioppino', {
  layout: 'soup',
  cloth: 'gingham/red',
  vessel: bowl('blue', { size: 290, inside: 'white' }),
  food: [
    pool('tomato', { drops: 60, drop: '#F2803A' }),
    strew('tomatoChunk', 16, { to: 0.8 }),
    strew('fishChunk', 9, { to: 0.74, apart: 1.1 }),
    film('tomato', 0.5),
    around('mussel', 6, { reach: 0.64, from: 10 }),
    around('clamShell', 5, { reach: 0.62, from: -20 }),
    put(
      'fishChunk',
      [
        [[0.1, -0.3], 20],
        [[-0.32, 0.2], 70],
        [[0.1, 0.06], 10],
      ],
      { size: 0.15 },
    ),
    around('prawn', 6, { reach: 0.36, from: 30, face: 120, size: 0.2 }),
    put(
      'crabClaw',
      [
        [[-0.4, -0.14], -30],
        [[0.42, 0.2], 60],
        [[-0.06, 0.46], 150],
      ],
      { size: 0.27 },
    ),
    strew('parsley', 34, { to: 0.8 }),
  ],
  tool: 'spoon',
  props: { NE: 'lemon' },
});
