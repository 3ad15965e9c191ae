import { dish, side } from '../../kit/dish.ts';
import { rows, stack } from '../../kit/layouts/few.ts';
import { mix, strew } from '../../kit/layouts/many.ts';
import { smear } from '../../kit/layouts/thick.ts';
import { bowl, pan, plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('sizzling-fajitas', {
  layout: 'heap',
  cloth: 'gingham/red',
  vessel: pan('iron', { form: 'oval', size: 250, ratio: 1.42, loops: [180], noise: 0.16 }),
  at: [424, 366],
  food: [
    mix(
      [
        ['charredPepper', 3],
        ['onionSoft', 4],
      ],
      64,
      [-0.05, 0],
      0.86,
      { stretch: 1.8, apart: 0.36 },
    ),
    mix(
      [
        ['redPepper', 2],
        ['greenPepper', 3],
        ['onionSoft', 2],
      ],
      40,
      [-0.05, -0.05],
      0.8,
      { stretch: 1.9, scale: 1.3, apart: 0.5 },
    ),
    rows('steakStrip', [7, 8, 7], { gap: [0.3, 0.42], lean: -8, turn: 68, scale: 1.5 }),
    mix(
      [
        ['charredPepper', 2],
        ['greenPepper', 1],
      ],
      14,
      'centre',
      0.7,
      { stretch: 2 },
    ),
    strew('coriander', 20, { to: 0.7 }),
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
