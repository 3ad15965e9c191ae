import { dish, side } from '../../dish.ts';
import { rows, stack } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { smear } from '../../layouts/thick.ts';
import { bowl, pan, plate } from '../../vessels/tableware.ts';

const GREEN = ['#3E7A24', '#4E8A2E', '#336A1E'];

export const picture = dish('sizzling-fajitas', {
  layout: 'heap',
  cloth: 'gingham/red',
  vessel: pan('iron', { form: 'oval', size: 250, ratio: 1.42, loops: [180], noise: 0.16 }),
  at: [424, 366],
  food: [
    heap('charredOnion', 40, [-0.05, 0], 0.92, { stretch: 1.9, apart: 0.6 }),
    heap('charredPepper', 26, [-0.05, 0], 0.9, { stretch: 1.9, apart: 0.7, scale: 1.15 }),
    heap('charredPepper', 20, [-0.05, 0], 0.9, { stretch: 1.9, apart: 0.8, scale: 1.15, palette: GREEN }),
    rows('steakStrip', [8, 9, 8], { gap: [0.25, 0.4], lean: -8, turn: 66, scale: 1.2 }),
    heap('charredOnion', 16, 'centre', 0.86, { stretch: 2, apart: 1.1 }),
    heap('charredPepper', 9, 'centre', 0.86, { stretch: 2, apart: 1.3 }),
    heap('charredPepper', 7, 'centre', 0.86, { stretch: 2, apart: 1.3, palette: GREEN }),
    strew('coriander', 14, { to: 0.7 }),
  ],
  sides: {
    E: {
      ...side(bowl('stone', { size: 92 }), [smear('guacamole', 'centre', 0.96), strew('tomatoDice', 10, { to: 0.6 })]),
      at: [876, 190],
    },
    ESE: side(plate('clay', { size: 132, rim: 0.08 }), [stack('flourTortilla', 3, { size: 0.9 })]),
  },
  props: { SW: { food: 'lime' }, NW: { food: 'lime' } },
});
