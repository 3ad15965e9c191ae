import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, mix } from '../../layouts/many.ts';
import { smear } from '../../layouts/thick.ts';
import { drizzle } from '../../layouts/wet.ts';
import { board, bowl } from '../../vessels/tableware.ts';

const MIDDLES = [-0.64, 0, 0.64] as const;
const PICO = [
  ['tomatoDice', 4],
  ['onionBit', 1],
  ['coriander', 1],
] as const;

export const picture = dish('baja-fish-tacos', {
  layout: 'rows',
  cloth: 'gingham/blue',
  vessel: board('walnut', { size: 252, ratio: 1.46, turn: -3 }),
  at: [400, 366],
  food: [
    put(
      'openTaco',
      MIDDLES.map((x, index) => [[x, -0.06], 86 + index * 4] as const),
      { size: 0.8 },
    ),
    ...MIDDLES.map((x) => heap('cabbage', 34, [x, -0.06], 0.42, { apart: 0.4, stretch: 0.3 })),
    ...MIDDLES.map((x) =>
      put(
        'batteredFish',
        [
          [[x - 0.06, -0.26], 78],
          [[x + 0.06, 0.16], 100],
        ],
        { size: 0.46 },
      ),
    ),
    ...MIDDLES.map((x) => drizzle('#FFF8E8', { at: [x, -0.06], reach: 0.5, lines: 6, width: 5, turn: 8, narrow: 0.36 })),
    ...MIDDLES.map((x) => mix(PICO, 16, [x, -0.04], 0.36, { apart: 0.8, stretch: 0.36 })),
    put(
      'lime',
      [
        [[-0.32, 0.82], 20],
        [[0.32, 0.82], -30],
      ],
      { size: 0.17 },
    ),
  ],
  sides: { ESE: { ...side(bowl('white', { size: 96 }), [smear('yogurt')]), at: [866, 556] } },
  props: { NE: 'lime' },
});
