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
    pool('gravy', { drops: 20 }),
    strew('sauerkraut', 120, { to: 0.94, apart: 0.5, cap: 10, scale: 1.2, palette: ['#B98A44', '#A87834', '#CBA05C'] }),
    strew('porkChunk', 16, { to: 0.8, scale: 1.3 }),
    film('gravy', 0.45),
    strew('sauerkraut', 60, { to: 0.9, apart: 0.6, scale: 1.2, palette: ['#CFA25C', '#BD8E48', '#DDB878'] }),
    strew('sausageCoin', 22, { to: 0.84, scale: 1.15 }),
    strew('prune', 11, { to: 0.8 }),
    strew('mushroom', 12, { to: 0.82 }),
    strew('porkChunk', 6, { to: 0.7, scale: 1.2 }),
    put('bay', [
      [[-0.46, -0.3], 30],
      [[0.5, 0.34], 140],
    ]),
    strew('peppercorn', 12, { to: 0.84 }),
  ],
  props: { SW: { food: 'prune', count: 2 } },
});
