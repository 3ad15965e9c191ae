import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { gap } from '../../layouts/gap.ts';
import { heap } from '../../layouts/many.ts';
import { crust } from '../../layouts/thick.ts';
import { puddle } from '../../layouts/wet.ts';
import { plate, tray } from '../../vessels/tableware.ts';

export const picture = dish('lasagne-alla-bolognese', {
  layout: 'portion',
  cloth: 'tiles/terracotta',
  vessel: tray('white', { size: 262, ratio: 1.33 }),
  at: [596, 366],
  food: [
    puddle('tomato', 'centre', 1.4, { stretch: 1.4 }),
    crust('lasagne', { fill: 0.94, cuts: [3, 2], blisters: 70 }),
    gap({
      at: [-0.72, 0.54],
      size: [0.42, 0.54],
      layers: ['#F6E0A4', '#7A9A3A', '#A8401C', '#F3DA98', '#7A9A3A', '#A8401C'],
      floor: ['#C4481C', '#8A2A10'],
      slope: 0.66,
    }),
    heap('mince', 40, [-0.74, 0.6], 0.3, { apart: 0.8, scale: 0.8 }),
    heap('gratedCheese', 16, [0.2, -0.1], 0.5, { stretch: 1.6, apart: 1.6, scale: 0.8 }),
  ],
  sides: {
    W: {
      ...side(plate('white', { size: 128, bands: ['#5C6630'] }), [
        puddle('tomato', [0.1, 0.14], 0.62, { rough: 0.1 }),
        put('lasagnePiece', 'centre', { size: 0.52, turn: 10 }),
      ]),
      at: [110, 512],
    },
  },
  tool: 'fork',
  toolAt: { tip: [150, 90], turn: 100, length: 330 },
});
