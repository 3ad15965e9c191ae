import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { drizzle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('caesar-salad', {
  layout: 'salad',
  cloth: 'zigzag/violet',
  vessel: plate('white', { form: 'oval', size: 284, ratio: 1.5, bands: ['#2F5F8A'] }),
  at: [480, 366],
  shade: '#2A3A08',
  food: [
    put(
      'romaine',
      [
        [[-0.44, -0.5], -8],
        [[0.5, -0.52], 4],
        [[-0.4, 0.54], 8],
        [[0.36, 0.52], -4],
      ],
      { size: 0.8, palette: ['#4A8428', '#5A962E'] },
    ),
    put(
      'romaine',
      [
        [[-0.46, 0.22], 5],
        [[0.5, 0.14], 3],
        [[0.3, -0.26], -8],
      ],
      { size: 0.8, palette: ['#6FA838', '#7CB444'] },
    ),
    put(
      'romaine',
      [
        [[0.18, 0.36], 8],
        [[-0.4, -0.16], -4],
      ],
      { size: 0.76, palette: ['#98C654', '#A8D066'] },
    ),
    put('romaine', [[[0.1, 0.04], 2]], { size: 0.66, palette: ['#C0DC80'] }),
    drizzle('#FBF0D2', { at: [-0.44, 0], reach: 0.62, lines: 5, width: 7, turn: 80, narrow: 0.7 }),
    drizzle('#FBF0D2', { at: [0.52, 0.02], reach: 0.62, lines: 5, width: 7, turn: 98, narrow: 0.7 }),
    put(
      'baguetteToast',
      [
        [[0.6, -0.52], 20],
        [[0.9, 0.2], -40],
        [[0.2, 0.62], 10],
        [[-0.5, -0.56], -14],
      ],
      { size: 0.23 },
    ),
    heap('parmesanShaving', 15, 'centre', 0.6, { stretch: 2.2, apart: 1.5, scale: 0.66 }),
    strew('pepper', 90, { to: 0.62, scale: 1.5 }),
  ],
  props: { SW: { food: 'lime' } },
});
