import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { beads } from '../../layouts/clear.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { dots, film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('mapo-tofu', {
  layout: 'pool',
  cloth: 'waves/jade',
  vessel: bowl('ink', { size: 300, bands: ['#C8552B'] }),
  shade: '#6D1503',
  food: [
    pool('chilliOil', { drops: 90, drop: '#F08A2A' }),
    strew('tofu', 60, { to: 0.86, apart: 1.4, scale: 1.2 }),
    film('chilliOil', 0.85),
    strew('tofu', 44, { to: 0.8, apart: 1.5, scale: 1.3, cap: 5 }),
    film('chilliOil', 0.3),
    strew('beefCrumb', 110, { to: 0.86, apart: 1.4 }),
    heap('beefCrumb', 40, 'centre', 0.44, { apart: 0.9 }),
    dots('#E2601A', 30, { to: 0.84 }),
    beads('#F06A1A', 60, { from: 0.82 }),
    heap('springOnion', 40, [0.06, 0], 0.5, { apart: 1, scale: 1.1 }),
    dust(['#5A2E14', '#8A4A26', '#A4602E'], 900, { reach: 0.56, size: [0.8, 1.8] }),
  ],
  sides: { ESE: side(bowl('white', { size: 112, bands: ['#1F5DA8'] }), [mound('white', 'centre', 0.82)]) },
  props: { SW: { food: 'driedChilli' }, NE: { food: 'sichuanPepper', count: 9, scale: 1.3 } },
});
