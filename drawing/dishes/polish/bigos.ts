import { dish } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { strew } from '../../kit/layouts/many.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { pan } from '../../kit/vessels/tableware.ts';

export const picture = dish('bigos', {
  layout: 'pool',
  cloth: 'stripes/blue',
  vessel: pan('iron', { form: 'oval', size: 266, ratio: 1.34, loops: [0, 180] }),
  food: [
    pool('gravy', { drops: 30 }),
    strew('stewedCabbage', 420, { to: 0.96, apart: 0.42, cap: 8 }),
    film('gravy', 0.5),
    strew('porkChunk', 13, { to: 0.78, apart: 1.6, scale: 1.25 }),
    strew('sausageCoin', 20, { to: 0.86, apart: 1.6, scale: 1.15 }),
    strew('stewedCabbage', 90, { to: 0.94, apart: 0.9, palette: ['#D6AC6A', '#C99A56', '#E0BC80'] }),
    strew('prune', 13, { to: 0.84, apart: 1.8, scale: 1.1 }),
    strew('mushroom', 14, { to: 0.84, scale: 1.1, palette: ['#8A5A30', '#7A4A24'] }),
    put('bay', [
      [[-0.46, -0.3], 30],
      [[0.5, 0.34], 140],
    ]),
    strew('peppercorn', 12, { to: 0.84 }),
  ],
  props: { SW: { food: 'prune', count: 2 } },
});
