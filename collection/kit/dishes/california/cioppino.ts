import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('cioppino', {
  layout: 'soup',
  cloth: 'gingham/red',
  vessel: bowl('blue', { size: 290, inside: 'white' }),
  mirror: true,
  food: [
    pool('tomato', { drops: 60, drop: '#F2803A' }),
    strew('tomatoChunk', 14, { to: 0.86 }),
    strew('fishChunk', 10, { to: 0.8, apart: 1.2, scale: 1.2 }),
    film('tomato', 0.5),
    put(
      'mussel',
      [
        [[-0.06, -0.74], 70],
        [[0.74, 0.12], 160],
        [[-0.5, 0.6], 220],
        [[-0.76, -0.1], 10],
        [[0.36, 0.7], 110],
      ],
      { size: 0.2 },
    ),
    put(
      'openClam',
      [
        [[-0.56, -0.48], 30],
        [[0.56, -0.5], 150],
        [[0.62, 0.5], 220],
        [[-0.72, 0.3], -40],
        [[-0.06, 0.76], 90],
      ],
      { size: 0.22 },
    ),
    put(
      'prawn',
      [
        [[0.3, -0.5], 30],
        [[-0.24, 0.5], 200],
        [[0.46, 0.2], 120],
      ],
      { size: 0.2 },
    ),
    put(
      'crabClaw',
      [
        [[-0.16, -0.24], -30],
        [[0.04, 0.22], 158],
      ],
      { size: 0.46, palette: ['#F28A34', '#EE7C26'] },
    ),
    strew('parsley', 26, { from: 0.5, to: 0.86 }),
  ],
  tool: 'spoon',
  props: { NE: 'lemon' },
});
