import { dish } from '../../dish.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool, swirl } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('palak-paneer', {
  layout: 'swirl',
  cloth: 'waves/saffron',
  vessel: pan('brass', { size: 286, inside: 'steel' }),
  shade: '#1A2A0A',
  food: [
    pool('spinach', { drops: 50, drop: '#B9C24A' }),
    strew('paneer', 22, { to: 0.8, apart: 1.2, scale: 1.3 }),
    film('spinach', 0.7),
    strew('paneer', 24, { to: 0.76, apart: 1.3, scale: 1.3 }),
    swirl({ to: 0.7, turns: 1.6, width: 13 }),
    heap('ginger', 18, [0.02, 0], 0.16, { apart: 0.5 }),
    strew('fenugreek', 30, { to: 0.8 }),
  ],
  props: { SW: { food: 'spinach', count: 3, scale: 1.2 }, NE: { food: 'lemon' } },
});
