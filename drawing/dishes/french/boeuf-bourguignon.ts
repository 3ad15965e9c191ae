import { dish } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { strew } from '../../kit/layouts/many.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { pan } from '../../kit/vessels/tableware.ts';

export const picture = dish('boeuf-bourguignon', {
  layout: 'pool',
  cloth: 'stripes/moss',
  vessel: pan('red', { size: 288, loops: [0, 180], inside: 'white' }),
  food: [
    pool('beefStew', { drops: 30 }),
    strew('beefChunk', 30, { to: 0.84, apart: 0.95, scale: 1.35 }),
    strew('carrotChunk', 12, { to: 0.84 }),
    film('beefStew', 0.5),
    strew('beefChunk', 14, { to: 0.78, apart: 1.2, scale: 1.3 }),
    strew('champignon', 22, { to: 0.82, scale: 1.05 }),
    strew('garlicClove', 16, { to: 0.84, palette: ['#D9A070', '#C98A5A', '#E6B88A'] }),
    strew('lardon', 28, { to: 0.84 }),
    strew('carrotChunk', 8, { to: 0.76 }),
    strew('parsley', 40, { to: 0.8 }),
    put('bay', [[[-0.4, -0.44], 30]]),
  ],
  props: { SW: { food: 'thyme' }, SE: { food: 'shallot', count: 3, scale: 1.2 } },
});
