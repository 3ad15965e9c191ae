import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { puddle } from '../../layouts/wet.ts';
import { pan, plate } from '../../vessels/tableware.ts';

const TOASTED = ['#B86A1C', '#A85C14', '#C67A28'];

export const picture = dish('migas', {
  layout: 'disc',
  cloth: 'gingham/green',
  vessel: pan('iron', { size: 262, handle: 160 }),
  at: [500, 366],
  shade: '#8A4A08',
  food: [
    puddle('egg', 'centre', 0.9, { rough: 0.06 }),
    heap('scrambledEgg', 80, 'centre', 0.88, { scale: 1.15, apart: 0.55 }),
    heap('tortillaWedge', 18, 'centre', 0.84, { scale: 1.15, apart: 1, palette: TOASTED }),
    heap('scrambledEgg', 22, 'centre', 0.8, { scale: 1.05, apart: 1.2 }),
    heap('tortillaWedge', 14, 'centre', 0.8, { scale: 1.05, apart: 1.3, palette: TOASTED }),
    heap('cheddar', 22, 'centre', 0.7, { apart: 1.1, scale: 0.8 }),
    heap('tomatoDice', 46, 'centre', 0.78, { apart: 1.2, scale: 1.2 }),
    strew('jalapeno', 9, { to: 0.66, apart: 1.6, scale: 0.9 }),
    strew('coriander', 24, { to: 0.7 }),
  ],
  sides: {
    ESE: {
      ...side(plate('white', { size: 104 }), [
        put(
          'avocado',
          [
            [[-0.24, -0.1], -20],
            [[0.04, 0.02], -10],
            [[0.32, 0.14], 0],
          ],
          { size: 0.56 },
        ),
      ]),
      at: [864, 556],
    },
  },
});
