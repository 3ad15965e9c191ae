import { dish } from '../../dish.ts';
import { heap } from '../../layouts/many.ts';
import { drizzle, film, puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('chilaquiles-verdes', {
  layout: 'heap',
  cloth: 'zigzag/violet',
  vessel: plate('clay', { form: 'oval', size: 268, ratio: 1.36 }),
  shade: '#4A4A10',
  food: [
    puddle('salsaVerde', 'centre', 0.98, { stretch: 1.75 }),
    heap('tortillaWedge', 70, 'centre', 0.86, { stretch: 1.7, apart: 0.5 }),
    film('salsaVerde', 0.75),
    heap('tortillaWedge', 26, 'centre', 0.74, { stretch: 1.7, apart: 0.9 }),
    puddle('salsaVerde', [-0.3, 0.2], 0.26, { stretch: 1.5, rough: 0.2 }),
    puddle('salsaVerde', [0.34, -0.2], 0.24, { stretch: 1.5, rough: 0.2 }),
    drizzle('#FFF8E8', { reach: 0.66, lines: 7, width: 9, turn: 76 }),
    heap('fetaBit', 40, 'centre', 0.7, { stretch: 1.6, apart: 1.9, scale: 0.9 }),
    heap('onionRing', 13, 'centre', 0.62, { stretch: 1.6, apart: 1.6, cap: 5 }),
    heap('coriander', 34, 'centre', 0.72, { stretch: 1.6, apart: 1.6 }),
  ],
  props: { SW: 'chilli', NE: 'corianderSprig' },
});
