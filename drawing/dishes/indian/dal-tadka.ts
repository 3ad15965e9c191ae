import { dish, side } from '../../kit/dish.ts';
import { mound } from '../../kit/layouts/beds.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { dots, film, pool, puddle } from '../../kit/layouts/wet.ts';
import { bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('dal-tadka', {
  layout: 'soup',
  cloth: 'waves/jade',
  vessel: bowl('copper', { size: 296, inside: 'steel' }),
  at: [410, 366],
  shade: '#8A4A0E',
  food: [
    pool('lentil', { drops: 40, drop: '#F6C45A' }),
    strew('yellowLentil', 240, { to: 0.86, apart: 1, scale: 1.1 }),
    film('lentil', 0.6),
    strew('yellowLentil', 120, { to: 0.84, apart: 1.3 }),
    puddle('makhani', [0.02, 0], 0.5, { rough: 0.26 }),
    dots('#E2601A', 40, { to: 0.76 }),
    heap('garlic', 30, [0, 0], 0.5, { apart: 0.9, scale: 1.4, palette: ['#D99A4A', '#C98034', '#E6B468'] }),
    heap('cumin', 90, [0, 0], 0.54, { apart: 1, scale: 1.3 }),
    heap('driedChilli', 4, [0.02, -0.02], 0.36, { apart: 1, scale: 1.3 }),
    strew('coriander', 26, { to: 0.72 }),
  ],
  sides: { E: { ...side(bowl('steel', { size: 116 }), [mound('white', 'centre', 0.82)]), at: [864, 236] } },
  props: { SE: { food: 'driedChilli', count: 2 }, SW: { food: 'garlicClove', count: 2 } },
});
