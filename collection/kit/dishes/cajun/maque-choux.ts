import { dish } from '../../dish.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('maque-choux', {
  layout: 'swirl',
  cloth: 'gingham/blue',
  vessel: pan('copper', { form: 'oval', size: 258, ratio: 1.34, inside: 'steel', loops: [0, 180] }),
  shade: '#8A5A0C',
  food: [
    pool('egg'),
    strew('corn', 260, { to: 0.95, apart: 0.62, scale: 1.4 }),
    film('cream', 0.3),
    strew('corn', 230, { to: 0.93, apart: 0.66, scale: 1.4 }),
    strew('redPepperDice', 46, { to: 0.88 }),
    strew('greenPepperDice', 40, { to: 0.88 }),
    strew('tomatoDice', 26, { to: 0.84 }),
    strew('springOnion', 46, { to: 0.84 }),
    strew('thyme', 8, { to: 0.6 }),
  ],
  props: { NE: 'greenPepper', SW: { food: 'corn', count: 5 } },
});
