import { dish } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { deepPlate } from '../../kit/vessels/tableware.ts';

export const picture = dish('barszcz-czerwony', {
  layout: 'soup',
  cloth: 'dots/forest',
  vessel: deepPlate('white', { size: 298, bands: ['#D0A03E', '#D0A03E'] }),
  food: [
    pool('beetroot', { drops: 40, drop: '#D8486A', sheen: 0.9 }),
    heap('beetrootStick', 46, [0.04, 0.06], 0.4, { apart: 0.5 }),
    film('beetroot', 0.35),
    heap('beetrootStick', 22, [0.04, 0.06], 0.36, { apart: 0.7, palette: ['#B42A56', '#A01E48'] }),
    strew('mushroom', 7, { from: 0.2, to: 0.7 }),
    put('bay', [[[-0.44, -0.34], 30]], { scale: 0.9 }),
    heap('parsley', 6, [0.04, 0.04], 0.14),
    strew('peppercorn', 7, { to: 0.7 }),
  ],
  props: { SW: { food: 'mushroom', count: 2 } },
  tool: 'spoon',
});
