import { dish } from '../../dish.ts';
import { nest } from '../../layouts/beds.ts';
import { fan, put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('shoyu-ramen', {
  layout: 'soup',
  cloth: 'waves/saffron',
  vessel: bowl('ink', { size: 302, bands: ['#C8552B'] }),
  at: [462, 366],
  food: [
    pool('broth', { drops: 80, drop: '#F6C468' }),
    nest('wheat', { reach: 0.8 }),
    put('nori', [-0.78, 0], { turn: 8, size: 0.35 }),
    put(
      'porkRound',
      [
        [[-0.48, -0.58], 10],
        [[-0.14, -0.66], -40],
        [[0.2, -0.6], 70],
      ],
      { size: 0.31 },
    ),
    fan('bamboo', 5, 138, 106, { reach: 0.66, face: -72, size: 0.22 }),
    put(
      'halfEgg',
      [
        [[0.62, -0.3], 28],
        [[0.74, 0.1], 96],
      ],
      { size: 0.215 },
    ),
    put('naruto', [[[0.5, 0.5], -20]], { size: 0.17 }),
    heap('springOnion', 70, [0.05, 0.06], 0.3, { apart: 0.6, cap: 5 }),
    strew('springOnion', 16, { from: 0.4, to: 0.84, apart: 4, cap: 2 }),
  ],
  tool: 'chopsticks',
  toolAt: { tip: [596, 712], turn: -38, length: 640 },
  rimShadow: 28,
});
