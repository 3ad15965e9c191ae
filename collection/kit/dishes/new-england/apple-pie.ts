import { dish } from '../../dish.ts';
import { strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { raw } from '../../layouts/verb.ts';
import { film, pool } from '../../layouts/wet.ts';
import { lattice } from '../../parts/grains/lattice.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('apple-pie', {
  layout: 'whole',
  cloth: 'gingham/blue',
  vessel: pan('white', { size: 300, loops: [] }),
  at: [480, 366],
  food: [
    pool('amber', { sheen: 0.8 }),
    strew('apple', 60, { to: 0.84, apart: 0.8, palette: ['#F0B850', '#E6A83C', '#F4C66A'] }),
    film('amber', 0.5),
    raw(lattice({ turn: 0.5 })),
    dust(['#FFFFFF', '#FBE9C0'], 320, { reach: 0.95, size: [0.9, 2.2] }),
  ],
  props: { SW: { food: 'wholeApple', scale: 1.3 }, NE: { food: 'wholeApple', scale: 1.2 }, SE: { food: 'cinnamon', turn: -50 } },
});
