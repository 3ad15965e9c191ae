import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { plate } from '../../vessels/tableware.ts';

const TOASTS = [
  [-0.06, -0.42],
  [0.06, 0.42],
] as const;

export const picture = dish('avocado-toast', {
  layout: 'slab',
  cloth: 'gingham/plum',
  vessel: plate('sand', { size: 300 }),
  shade: '#3A3A0C',
  food: [
    put(
      'toastedSourdough',
      [
        [TOASTS[0], -8],
        [TOASTS[1], 6],
      ],
      { size: 0.66 },
    ),
    ...TOASTS.flatMap(([x, y]) => [
      heap('avocadoCrush', 130, [x, y], 0.44, { stretch: 2.3, apart: 0.5 }),
      heap('avocadoCrush', 50, [x, y], 0.38, { stretch: 2.4, apart: 0.8 }),
      put(
        'radish',
        [
          [[x - 0.32, y + 0.02], 0],
          [[x - 0.16, y - 0.08], 0],
          [[x + 0.02, y + 0.04], 0],
          [[x + 0.2, y - 0.06], 0],
          [[x + 0.36, y + 0.05], 0],
        ],
        { scale: 1.15, palette: ['#D6305A', '#C4204A'] },
      ),
      heap('pumpkinSeed', 9, [x, y], 0.24, { stretch: 3.4, apart: 1.3 }),
      heap('chilliFlake', 22, [x, y], 0.28, { stretch: 3, scale: 1.4, apart: 1.6 }),
      heap('cress', 4, [x + 0.1, y], 0.2, { stretch: 3, apart: 1 }),
    ]),
  ],
  props: { SW: { food: 'pumpkinSeed', count: 5 }, NE: 'lemon', SE: { food: 'avocado', count: 1 } },
});
