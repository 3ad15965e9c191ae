import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, mix } from '../../layouts/many.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('escovitch-fish', {
  layout: 'whole',
  cloth: 'madras/hibiscus',
  vessel: plate('white', { form: 'oval', size: 272, ratio: 1.56, bands: ['#1F5F52', '#F0B03A'] }),
  at: [480, 362],
  shade: '#6A3410',
  food: [
    put('friedSnapper', [-0.01, 0.02], { size: 1.44, turn: -4 }),
    mix(
      [
        ['onionRing', 3],
        ['redPepper', 4],
        ['yellowPepper', 4],
        ['chilliRing', 2],
      ],
      74,
      [0.09, 0.02],
      0.62,
      { stretch: 2, apart: 0.56, scale: 1.15 },
    ),
    heap('redPepper', 9, [0.09, 0], 0.5, { stretch: 2, apart: 1, scale: 1.1 }),
    heap('yellowPepper', 7, [0.09, 0], 0.5, { stretch: 2, apart: 1, scale: 1.1 }),
    heap('carrotStick', 14, [0.09, 0.02], 0.6, { stretch: 2, apart: 0.5, scale: 0.72 }),
    heap('onionRing', 7, [0.06, 0], 0.4, { stretch: 2, apart: 1.3, scale: 1.1 }),
    heap('peppercorn', 9, [0.06, 0], 0.6, { stretch: 2, apart: 3, scale: 0.9 }),
    put('thyme', [[[0.1, -0.1], 30]], { size: 0.2 }),
  ],
});
