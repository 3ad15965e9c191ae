import { dish, side } from '../../kit/dish.ts';
import { mound } from '../../kit/layouts/beds.ts';
import { strew } from '../../kit/layouts/many.ts';
import { dust } from '../../kit/layouts/thick.ts';
import { dots, film, pool } from '../../kit/layouts/wet.ts';
import { bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('mapo-tofu', {
  layout: 'pool',
  cloth: 'waves/jade',
  vessel: bowl('ink', { size: 300, bands: ['#C8552B'] }),
  shade: '#6D1503',
  food: [
    pool('chilliOil', { drops: 90, drop: '#F08A2A' }),
    strew('tofu', 60, { to: 0.84, apart: 1.5, scale: 1.15 }),
    film('chilliOil', 0.8),
    strew('tofu', 60, { to: 0.8, apart: 1.35, scale: 1.3, cap: 5 }),
    film('chilliOil', 0.22),
    strew('mince', 120, { to: 0.84, apart: 1.5, scale: 0.72 }),
    dots('#E2601A', 40, { to: 0.84 }),
    strew('chilliFlake', 60),
    strew('springOnion', 46, { to: 0.5, apart: 0.9, scale: 1.1 }),
    dust(['#4A2410', '#7A4A26', '#9A5A2A'], 420, { reach: 0.72, size: [0.9, 2.2] }),
  ],
  sides: { ESE: side(bowl('white', { size: 112, bands: ['#1F5DA8'] }), [mound('white', 'centre', 0.82)]) },
  props: { SW: { food: 'driedChilli' }, NE: { food: 'sichuanPepper', count: 9, scale: 1.3 } },
});
