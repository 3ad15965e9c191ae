import { dish } from '../../dish.ts';
import { bed } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pan } from '../../vessels/tableware.ts';

const GOLD = ['#F5A81C', '#F8BE3C', '#EE9414', '#FBD05A'];

export const picture = dish('hyderabadi-chicken-biryani', {
  layout: 'dome',
  cloth: 'waves/indigo',
  vessel: pan('copper', { size: 300, inside: 'steel', loops: [0, 180] }),
  at: [480, 364],
  shade: '#7A4A10',
  food: [
    bed('saffron', { density: 0.7 }),
    strew('riceGrain', 460, { to: 0.96, apart: 0.4 }),
    heap('riceGrain', 260, [-0.56, -0.06], 0.36, { apart: 0.24, palette: GOLD }),
    heap('riceGrain', 220, [0.4, 0.56], 0.34, { apart: 0.24, palette: GOLD }),
    heap('riceGrain', 200, [0.44, -0.56], 0.32, { apart: 0.24, palette: GOLD }),
    put(
      'chickenLeg',
      [
        [[-0.28, -0.38], 14],
        [[0.46, 0], 110],
        [[-0.22, 0.4], 318],
      ],
      { scale: 1.15, palette: ['#DC9240', '#CE8032'] },
    ),
    strew('riceGrain', 150, { to: 0.8, apart: 1 }),
    heap('riceGrain', 60, [0.02, 0.02], 0.4, { apart: 0.6, palette: GOLD }),
    heap('onionBrowned', 30, [0.04, -0.02], 0.26, { apart: 0.4 }),
    strew('onionBrowned', 26, { from: 0.3, to: 0.84, apart: 0.9 }),
    strew('mint', 9, { to: 0.8, apart: 1.8, scale: 0.9 }),
    strew('coriander', 16, { to: 0.84 }),
    put(
      'chilli',
      [
        [[0.6, 0.42], 60],
        [[-0.66, 0.36], 140],
      ],
      { palette: ['#4E9A34', '#3E8428'] },
    ),
  ],
});
