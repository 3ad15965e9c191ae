import { dish } from '../../dish.ts';
import { nest } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('dan-dan-noodles', {
  layout: 'nest',
  cloth: 'waves/red',
  vessel: bowl('white', { size: 300, bands: ['#1F5DA8', '#1F5DA8'] }),
  at: [470, 366],
  food: [
    pool('chilliOil', { drops: 36, drop: '#F08A2A' }),
    nest('sauced', { reach: 0.92, bundles: 17 }),
    put(
      'bokChoy',
      [
        [[-0.52, -0.52], -134],
        [[-0.7, -0.24], -168],
        [[-0.7, 0.1], 166],
      ],
      { size: 0.38, look: { gloss: 0.6 } },
    ),
    heap('mince', 210, [0.02, 0], 0.46, { apart: 0.3 }),
    heap('choppedNut', 46, 'centre', 0.56, { apart: 1.2, cap: 2 }),
    heap('springOnion', 60, 'centre', 0.66, { apart: 0.8, cap: 4 }),
    strew('chilliFlake', 30, { from: 0.24 }),
    put(
      'driedChilli',
      [
        [[0.22, -0.18], 34],
        [[-0.24, 0.15], -150],
      ],
      { scale: 0.8 },
    ),
  ],
  props: { NW: { food: 'driedChilli', scale: 1.3, turn: 24 }, SE: { food: 'sichuanPepper', count: 17 } },
  tool: 'chopsticks',
  toolAt: { tip: [388, 672], turn: -27, length: 700 },
});
