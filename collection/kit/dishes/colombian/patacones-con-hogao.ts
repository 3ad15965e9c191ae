import { dish, side } from '../../dish.ts';
import { leafUnder } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { film, pool, puddle } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

/** The patacones that carry some hogao. */
const HOGAO = [
  [-0.12, -0.54],
  [0.34, 0.52],
  [-0.64, 0.46],
] as const;

export const picture = dish('patacones-con-hogao', {
  layout: 'fried',
  cloth: 'zigzag/green',
  vessel: plate('blue', { form: 'oblong', size: 256, ratio: 1.4 }),
  mirror: true,
  at: [392, 366],
  food: [
    leafUnder({ reach: 0.96, turn: -12 }),
    put(
      'patacon',
      [
        [[-0.66, -0.46], 0],
        [[-0.12, -0.54], 30],
        [[0.4, -0.46], 70],
        [[-0.64, 0.46], 120],
        [[-0.1, 0.5], 50],
        [[0.34, 0.52], 10],
        [[-0.38, 0], 200],
        [[0.12, 0.02], 260],
      ],
      { size: 0.38 },
    ),
    dust(['#FFFDF4', '#F4EAD8'], 260, { reach: 1, size: [1.4, 3] }),
    ...HOGAO.flatMap((spot) => [
      puddle('salsaRoja', spot, 0.24, { rough: 0.14 }),
      heap('tomatoDice', 26, spot, 0.22, { apart: 0.6, palette: ['#D8381A', '#E4502A', '#C42C14'] }),
      heap('springOnion', 9, spot, 0.2, { apart: 0.9 }),
    ]),
    put('lime', [[[0.8, -0.66], 30]], { size: 0.2 }),
  ],
  sides: {
    ESE: {
      ...side(bowl('clay', { size: 128 }), [
        pool('salsaRoja'),
        strew('tomatoDice', 60, { to: 0.86, apart: 0.55, palette: ['#D8381A', '#E4502A', '#C42C14'] }),
        strew('springOnion', 26, { to: 0.8 }),
        film('salsaRoja', 0.2),
        strew('coriander', 12, { to: 0.7 }),
      ]),
      at: [842, 480],
    },
  },
  props: { NE: 'lime' },
});
