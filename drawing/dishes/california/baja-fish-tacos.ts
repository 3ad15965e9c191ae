import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, mix } from '../../kit/layouts/many.ts';
import { smear } from '../../kit/layouts/thick.ts';
import { drizzle } from '../../kit/layouts/wet.ts';
import { board, bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('baja-fish-tacos', {
  layout: 'rows',
  cloth: 'gingham/blue',
  vessel: board('oak', { size: 236, ratio: 1.52, turn: -3 }),
  at: [400, 366],
  food: [
    put(
      'tortilla',
      [
        [[-0.64, -0.1], 0],
        [[0, 0.02], 40],
        [[0.64, -0.1], 80],
      ],
      { size: 0.62 },
    ),
    heap('cabbage', 40, [-0.62, -0.06], 0.44, { apart: 0.5, stretch: 0.7 }),
    heap('cabbage', 40, [0, 0.04], 0.44, { apart: 0.5, stretch: 0.7 }),
    heap('cabbage', 40, [0.62, -0.06], 0.44, { apart: 0.5, stretch: 0.7 }),
    put(
      'battered',
      [
        [[-0.66, -0.1], 80],
        [[-0.56, 0.06], 100],
        [[-0.04, 0], 96],
        [[0.06, 0.14], 76],
        [[0.58, -0.1], 84],
        [[0.68, 0.06], 104],
      ],
      { size: 0.46 },
    ),
    drizzle('#FFF8E8', { at: [-0.62, -0.06], reach: 0.36, lines: 4, width: 8, turn: 0 }),
    drizzle('#FFF8E8', { at: [0, 0.04], reach: 0.36, lines: 4, width: 8, turn: 0 }),
    drizzle('#FFF8E8', { at: [0.62, -0.06], reach: 0.36, lines: 4, width: 8, turn: 0 }),
    mix(
      [
        ['tomatoDice', 4],
        ['onionBit', 1],
        ['coriander', 1],
      ],
      14,
      [-0.62, -0.02],
      0.24,
      { apart: 0.8 },
    ),
    mix(
      [
        ['tomatoDice', 4],
        ['onionBit', 1],
        ['coriander', 1],
      ],
      14,
      [0, 0.08],
      0.24,
      { apart: 0.8 },
    ),
    mix(
      [
        ['tomatoDice', 4],
        ['onionBit', 1],
        ['coriander', 1],
      ],
      14,
      [0.62, -0.02],
      0.24,
      { apart: 0.8 },
    ),
    put(
      'lime',
      [
        [[-0.3, 0.78], 20],
        [[0.32, 0.78], -30],
      ],
      { size: 0.2 },
    ),
  ],
  sides: { ESE: { ...side(bowl('white', { size: 96 }), [smear('yogurt')]), at: [866, 556] } },
  props: { NE: 'lime' },
});
