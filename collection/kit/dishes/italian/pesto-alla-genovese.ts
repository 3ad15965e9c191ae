import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('pesto-alla-genovese', {
  layout: 'heap',
  cloth: 'tiles/terracotta',
  vessel: plate('white', { form: 'oval', size: 272, ratio: 1.42, bands: ['#5C6630'] }),
  at: [480, 366],
  shade: '#2E3A08',
  food: [
    puddle('pesto', 'centre', 0.92, { stretch: 1.56, rough: 0.06 }),
    heap('trofie', 210, 'centre', 0.98, { stretch: 1.56, apart: 0.36, cap: 16 }),
    heap('potato', 22, 'centre', 0.86, { stretch: 1.56, apart: 1.5, scale: 1.4 }),
    heap('greenBean', 26, 'centre', 0.9, { stretch: 1.56, apart: 0.8, palette: ['#3E8A2C', '#4E9A34', '#347A26'] }),
    heap('trofie', 70, 'centre', 0.92, { stretch: 1.56, apart: 0.66 }),
    heap('potato', 8, 'centre', 0.7, { stretch: 1.56, apart: 3, scale: 1.4 }),
    heap('greenBean', 10, 'centre', 0.8, { stretch: 1.56, apart: 1.6, palette: ['#3E8A2C', '#4E9A34', '#347A26'] }),
    puddle('pesto', [-0.02, -0.02], 0.28, { stretch: 1.5, rough: 0.26 }),
    dust(['#3E6A14', '#5E8A1E', '#2E540E'], 620, { reach: 0.8, size: [1.4, 3.6] }),
    heap('pineNut', 26, [0, 0], 0.46, { stretch: 1.8, apart: 1.5, scale: 1.4 }),
    put(
      'basil',
      [
        [[-0.05, -0.1], -30],
        [[0.16, -0.02], 50],
        [[0, 0.12], 160],
      ],
      { size: 0.2 },
    ),
  ],
  props: { SW: { food: 'basil', count: 3, scale: 1.2 } },
});
