import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { dust } from '../../layouts/thick.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('khinkali', {
  layout: 'rows',
  cloth: 'stripes/blue',
  vessel: plate('clay', { size: 316, rim: 0.1, bands: ['#F0D9A8'] }),
  at: [480, 362],
  shade: '#7A4A18',
  food: [
    put(
      'khinkali',
      [
        [[-0.36, -0.5], -14],
        [[0.34, -0.52], 12],
        [[-0.68, 0.02], -22],
        [[0, 0.02], 2],
        [[0.68, 0], 18],
        [[-0.34, 0.52], -8],
        [[0.36, 0.52], 10],
      ],
      { size: 0.345 },
    ),
    dust(['#2B1710', '#4A3324', '#1A0E08'], 520, { reach: 0.95, size: [0.7, 2] }),
  ],
});
