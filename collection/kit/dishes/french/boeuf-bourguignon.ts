import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('boeuf-bourguignon', {
  layout: 'pool',
  cloth: 'stripes/moss',
  vessel: pan('red', { size: 288, loops: [0, 180], inside: 'white' }),
  food: [
    pool('beefStew', { drops: 40, sheen: 0.9 }),
    strew('beefChunk', 26, { to: 0.86, apart: 1.1, scale: 1.4 }),
    film('beefStew', 0.6),
    strew('beefChunk', 12, { to: 0.74, apart: 1.7, scale: 1.5 }),
    strew('carrotCoin', 17, { to: 0.86, apart: 2, scale: 1.2 }),
    strew('braisedShallot', 13, { to: 0.84, apart: 1.7 }),
    strew('champignon', 14, { to: 0.84, scale: 1.1, palette: ['#D9BE94', '#CFAE80'] }),
    film('beefStew', 0.28),
    strew('lardon', 18, { to: 0.84 }),
    strew('parsley', 30, { to: 0.8 }),
    put('bay', [[[-0.4, -0.44], 30]]),
  ],
  props: { SW: { food: 'thyme' }, SE: { food: 'shallot', count: 3, scale: 1.2 } },
});
