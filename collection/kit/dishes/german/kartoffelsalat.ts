import { dish } from '../../dish.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('kartoffelsalat', {
  layout: 'salad',
  cloth: 'stripes/red',
  vessel: bowl('blue', { size: 296, inside: 'white', bands: ['#F4E8D8'] }),
  shade: '#6A400A',
  food: [
    pool('velvet', { sheen: 0.5 }),
    strew('saladPotato', 34, { to: 0.86, apart: 0.8, cap: 8, scale: 1.2 }),
    heap('saladPotato', 56, 'centre', 0.76, { apart: 0.6, cap: 12, scale: 1.25 }),
    film('oil', 0.16),
    strew('onion', 60, { to: 0.8, apart: 1.2, scale: 1.3, palette: ['#FBF2DC', '#F4E6C2', '#FFFAEC'] }),
    strew('chive', 95, { to: 0.82, apart: 0.8, scale: 0.72 }),
    strew('pepper', 70, { to: 0.84 }),
  ],
});
