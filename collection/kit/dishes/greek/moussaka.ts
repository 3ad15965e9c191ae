import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { gap } from '../../layouts/gap.ts';
import { heap } from '../../layouts/many.ts';
import { crust } from '../../layouts/thick.ts';
import { puddle } from '../../layouts/wet.ts';
import { plate, tray } from '../../vessels/tableware.ts';

export const picture = dish('moussaka', {
  layout: 'portion',
  cloth: 'tiles/terracotta',
  vessel: tray('blue', { size: 268, ratio: 1.3, inside: 'white' }),
  at: [368, 366],
  food: [
    crust('bechamel', { cuts: [3, 2], blisters: 90 }),
    gap({
      at: [0.72, 0.56],
      size: [0.42, 0.56],
      layers: ['#F3DDA4', '#E9CC88', '#7A3E1E', '#5A2A2E', '#8A4220'],
      floor: ['#B4401A', '#7A2410'],
      slope: 0.56,
    }),
    heap('mince', 46, [0.72, 0.6], 0.27, { stretch: 1.2, apart: 0.7 }),
    put(
      'aubergine',
      [
        [[0.46, 0.2], 0],
        [[0.62, 0.17], 60],
        [[0.79, 0.2], 120],
        [[0.44, 0.46], 200],
        [[0.46, 0.74], 260],
        [[0.62, 0.5], 20],
      ],
      { size: 0.13, palette: ['#B08A4C', '#A47A3C'] },
    ),
    heap('mince', 16, [0.56, 0.36], 0.2, { stretch: 1.6, apart: 1.1 }),
    heap('oregano', 9, [-0.3, -0.2], 0.4, { scale: 1.3, apart: 2 }),
  ],
  sides: {
    ESE: {
      ...side(plate('white', { size: 128, bands: ['#2F6196'] }), [
        puddle('tomato', [0.06, 0.12], 0.66, { rough: 0.1 }),
        put('moussakaPiece', 'centre', { size: 0.52, turn: -12 }),
        heap('oregano', 3, [-0.1, -0.1], 0.2, { scale: 1.1 }),
      ]),
      at: [860, 510],
    },
  },
  props: { NE: { food: 'cinnamon', scale: 0.9, turn: -30 } },
});
