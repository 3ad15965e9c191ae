import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { cup } from '../../vessels/tableware.ts';

export const picture = dish('wild-rice-mushroom-soup', {
  layout: 'soup',
  cloth: 'gingham/blue',
  vessel: cup('sage', { size: 268, ear: 150 }),
  mirror: true,
  shade: '#5A3A14',
  food: [
    pool('capers', { drops: 20, drop: '#FFF6E4' }),
    strew('carrotCoin', 20, { to: 0.8, scale: 0.7 }),
    strew('celery', 18, { to: 0.8 }),
    strew('cumin', 150, { to: 0.88, scale: 3, palette: ['#3A2418', '#5A3A22', '#8A6A44'] }),
    film('capers', 0.6),
    strew('cumin', 110, { to: 0.86, scale: 3, palette: ['#3A2418', '#2A1A12', '#7A5A3A'] }),
    heap('champignon', 13, 'centre', 0.5, { apart: 0.9, palette: ['#A8744A', '#946238', '#BC8A5C'] }),
    strew('parsley', 26, { to: 0.7 }),
    put('thyme', [[[0.1, -0.08], 30]], { size: 0.2 }),
  ],
  props: { NE: { food: 'champignon', count: 1 } },
  tool: 'spoon',
});
