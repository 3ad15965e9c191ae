import { dish } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { deepPlate } from '../../vessels/tableware.ts';

export const picture = dish('crawfish-etouffee', {
  layout: 'mounds',
  cloth: 'gingham/plum',
  vessel: deepPlate('white', { form: 'oval', size: 268, ratio: 1.36, bands: ['#C8402A'] }),
  shade: '#7A3406',
  food: [
    pool('makhani', { drops: 50, drop: '#F6A440' }),
    strew('celery', 20, { to: 0.84 }),
    strew('crayfishTail', 34, { to: 0.86, apart: 0.8, scale: 1.3 }),
    film('makhani', 0.5),
    strew('crayfishTail', 18, { from: 0.4, to: 0.84, apart: 1, scale: 1.4 }),
    mound('white', 'centre', 0.44),
    strew('springOnion', 60, { to: 0.8 }),
  ],
  props: { NE: { food: 'crawfish', scale: 0.9 }, SW: 'lemon' },
});
