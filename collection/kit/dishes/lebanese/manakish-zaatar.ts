import { dish, side } from '../../dish.ts';
import { fan, put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { board, bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('manakish-zaatar', {
  layout: 'disc',
  cloth: 'tiles/sea',
  vessel: board('oak', { size: 254, ratio: 1.44 }),
  mirror: true,
  at: [396, 366],
  food: [
    put('pita', [-0.46, -0.16], { size: 0.86 }),
    put('manakish', [-0.46, -0.16], { size: 0.7 }),
    put('pita', [0.42, 0.1], { size: 0.9 }),
    put('manakish', [0.42, 0.1], { size: 0.76 }),
    heap('zaatar', 420, [0.42, 0.1], 0.66, { apart: 0.8 }),
    heap('zaatar', 320, [-0.46, -0.16], 0.6, { apart: 0.8 }),
    heap('sesame', 130, [0.42, 0.1], 0.66, { apart: 1.4 }),
    heap('sesame', 90, [-0.46, -0.16], 0.6, { apart: 1.4 }),
    heap('mint', 7, [-0.5, 0.74], 0.2),
  ],
  sides: {
    E: { ...side(bowl('white', { size: 84 }), [strew('greenOlive', 16, { to: 0.8, apart: 0.86 })]), at: [874, 210] },
    ESE: {
      ...side(plate('blue', { size: 104, bands: ['#F4E8D8'] }), [
        fan('cucumber', 5, 150, 330, { reach: 0.5, scale: 0.8 }),
        heap('tomato', 5, [0.1, 0.4], 0.4, { scale: 0.8 }),
      ]),
      at: [866, 450],
    },
  },
});
