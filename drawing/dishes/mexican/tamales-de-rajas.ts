import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { pool } from '../../kit/layouts/wet.ts';
import { basket, bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('tamales-de-rajas', {
  layout: 'parcels',
  cloth: 'dots/slate',
  vessel: basket('#2F5F8A', { form: 'oval', size: 270, ratio: 1.34 }),
  at: [414, 366],
  shade: '#6A4210',
  food: [
    put(
      'tamale',
      [
        [[-0.34, -0.56], -8],
        [[0.36, -0.52], 10],
        [[-0.5, -0.1], 6],
        [[0.56, -0.04], -12],
      ],
      { size: 0.52 },
    ),
    put(
      'tamale',
      [
        [[-0.46, 0.4], 12],
        [[0.5, 0.44], -14],
        [[0, -0.66], 2],
        [[0.02, 0.62], -3],
      ],
      { size: 0.52 },
    ),
    put('tamale', [[[0.02, 0.04], -4]], { size: 0.66, palette: ['#FBF0CC', '#F8E8B8'] }),
    heap('mozzarella', 5, [0.02, 0.04], 0.26, { stretch: 4, scale: 0.7, apart: 0.7 }),
    heap('charredPepper', 8, [0.02, 0.03], 0.24, { stretch: 4, scale: 0.8, palette: ['#4E7A2A', '#3E6420'], apart: 0.8 }),
  ],
  sides: { ESE: { ...side(bowl('clay', { size: 112 }), [pool('salsaVerde'), strew('onionBit', 8, { to: 0.7 })]), at: [866, 556] } },
  props: { NE: { food: 'chilli', turn: 40 } },
});
