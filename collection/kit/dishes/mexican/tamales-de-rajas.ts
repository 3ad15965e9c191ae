import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { basket, bowl } from '../../vessels/tableware.ts';

export const picture = dish('tamales-de-rajas', {
  layout: 'parcels',
  cloth: 'zigzag/red',
  vessel: basket('#2F5F8A', { form: 'oval', size: 270, ratio: 1.34 }),
  at: [414, 366],
  shade: '#6A4210',
  food: [
    put(
      'tamale',
      [
        [[-0.5, -0.5], -4],
        [[0.44, -0.52], 5],
        [[-0.02, -0.78], 2],
        [[-0.66, -0.16], 4],
        [[0.6, -0.14], -5],
        [[-0.44, 0.62], -6],
        [[0.42, 0.62], 6],
        [[0, 0.84], -2],
      ],
      { size: 0.58 },
    ),
    put('openHusk', [[[-0.02, 0.16], -4]], { size: 0.72 }),
    put('masa', [[[-0.06, 0.16], -4]], { size: 0.38 }),
    heap('charredPepper', 7, [-0.06, 0.16], 0.17, { stretch: 5, scale: 0.8, palette: ['#3E7A26', '#2E6218'], apart: 0.6 }),
    heap('meltedCheese', 5, [-0.06, 0.16], 0.13, { stretch: 6, scale: 0.7, apart: 1 }),
  ],
  sides: { ESE: { ...side(bowl('clay', { size: 112 }), [pool('salsaVerde'), strew('onionBit', 8, { to: 0.7 })]), at: [866, 556] } },
  props: { NE: { food: 'chilli', turn: 40 } },
});
