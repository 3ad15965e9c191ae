import { dish, side } from '../../dish.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl, pan } from '../../vessels/tableware.ts';

export const picture = dish('kaiserschmarrn', {
  layout: 'mounds',
  cloth: 'stripes/plum',
  vessel: pan('black', { form: 'oval', size: 250, ratio: 1.4, loops: [0, 180] }),
  mirror: true,
  at: [396, 366],
  shade: '#7A4A10',
  food: [
    strew('schmarrn', 26, { to: 0.84, apart: 0.9, cap: 6 }),
    heap('schmarrn', 60, 'centre', 0.78, { stretch: 1.7, apart: 0.66 }),
    strew('raisin', 44, { to: 0.8 }),
    dust(['#FFFFFF', '#FFF8EC', '#F8EEDC'], 1300, { reach: 1.05, size: [0.8, 2.4] }),
  ],
  sides: {
    E: {
      ...side(bowl('white', { size: 112, bands: ['#7A3658'] }), [pool('plum', { sheen: 0.7 }), strew('plum', 9, { to: 0.72 }), film('plum', 0.5)]),
      at: [862, 290],
    },
  },
});
