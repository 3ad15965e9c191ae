import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { gratin } from '../../layouts/gratin.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('soupe-a-l-oignon', {
  layout: 'crusted',
  cloth: 'stripes/ochre',
  vessel: pan('clay', { size: 262, bands: ['#5A2408'], noise: 0.14, loops: [0, 180] }),
  mirror: true,
  food: [
    pool('gravy', { drops: 40 }),
    strew('onionBrowned', 40, { from: 0.3, to: 0.96, apart: 0.8 }),
    film('gravy', 0.3),
    strew('onionSoft', 34, { from: 0.3, to: 0.94, palette: ['#D08A3A', '#B8702A', '#E0A254'] }),
    put(
      'toastedSlice',
      [
        [[-0.4, -0.1], 100],
        [[0.4, 0.1], 76],
      ],
      { size: 0.56 },
    ),
    gratin('centre', 0.24, [], { rough: 0.2 }),
    gratin([-0.38, -0.1], 0.45, [[[0, -0.02], 0.3, 100]], { rough: 0.13 }),
    gratin([0.4, 0.12], 0.44, [[[0, 0], 0.3, 76]], { rough: 0.13 }),
    put('thyme', [[[-0.3, -0.06], 60]], { scale: 1.3 }),
  ],
  props: { SW: { food: 'thyme' } },
  tool: 'spoon',
});
