import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { fan } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dots, film, pool } from '../../layouts/wet.ts';
import { bowl, pan } from '../../vessels/tableware.ts';

export const picture = dish('kimchi-jjigae', {
  layout: 'pool',
  cloth: 'waves/indigo',
  vessel: pan('black', { size: 284, loops: [180], noise: 0.2 }),
  mirror: true,
  at: [404, 366],
  food: [
    pool('chilliRed', { drops: 70, drop: '#F2822A' }),
    strew('kimchi', 60, { to: 0.84, apart: 0.9, scale: 1.4 }),
    film('chilliRed', 0.6),
    strew('kimchi', 40, { to: 0.8, apart: 1.1, scale: 1.3 }),
    strew('porkBelly', 16, { to: 0.76, apart: 1.2 }),
    film('chilliRed', 0.3),
    fan('tofu', 6, 190, 300, { reach: 0.46, face: 60, size: 0.25 }),
    dots('#E8641C', 40),
    heap('springOnion', 46, [0.14, 0.12], 0.5, { apart: 0.7, scale: 1.2 }),
    strew('chilliRing', 12, { to: 0.6 }),
  ],
  sides: {
    E: { ...side(bowl('steel', { size: 116 }), [mound('sushi', 'centre', 0.84)]), at: [864, 220] },
    ESE: side(bowl('white', { size: 88 }), [heap('kimchi', 22, 'centre', 0.7, { apart: 0.6 })]),
  },
});
