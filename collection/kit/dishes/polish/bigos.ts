import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

const STEWED = ['#D89A4A', '#C4843A', '#E0AA5E', '#B8742E'];
const PALE = ['#F0C880', '#E6B868', '#F4D498'];

export const picture = dish('bigos', {
  layout: 'pool',
  cloth: 'stripes/blue',
  vessel: pan('iron', { form: 'oval', size: 266, ratio: 1.34, loops: [0, 180] }),
  food: [
    pool('gravy', { drops: 30 }),
    strew('stewedCabbage', 150, { to: 0.96, apart: 0.7, cap: 4, palette: STEWED }),
    film('gravy', 0.3),
    strew('sauerkraut', 170, { to: 0.94, apart: 0.5, cap: 5, scale: 1.2, palette: STEWED }),
    strew('porkChunk', 11, { to: 0.76, apart: 1.7, scale: 1.2 }),
    strew('kielbasaCoin', 18, { to: 0.86, apart: 1.8, scale: 1.5 }),
    strew('prune', 6, { to: 0.8, apart: 2.2 }),
    strew('mushroom', 10, { to: 0.84, scale: 1.2, palette: ['#8A5A30', '#7A4A24'] }),
    strew('sauerkraut', 16, { to: 0.92, apart: 1, palette: PALE }),
    put('bay', [
      [[-0.46, -0.3], 30],
      [[0.5, 0.34], 140],
    ]),
    strew('peppercorn', 12, { to: 0.84 }),
  ],
  props: { SW: { food: 'prune', count: 2 } },
});
