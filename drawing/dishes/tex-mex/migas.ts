import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { puddle } from '../../kit/layouts/wet.ts';
import { pan, plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('migas', {
  layout: 'disc',
  cloth: 'dots/forest',
  vessel: pan('iron', { size: 262, handle: 160 }),
  at: [500, 366],
  shade: '#8A4A08',
  food: [
    puddle('egg', 'centre', 0.9, { rough: 0.06 }),
    heap('scrambledEgg', 110, 'centre', 0.86, { scale: 1.2, apart: 0.55 }),
    heap('tortillaWedge', 20, 'centre', 0.8, { scale: 0.74, apart: 1 }),
    heap('scrambledEgg', 26, 'centre', 0.74, { scale: 0.9, apart: 1.1 }),
    heap('tortillaWedge', 13, 'centre', 0.74, { scale: 0.72, apart: 1.3 }),
    heap('tomatoDice', 44, 'centre', 0.76, { apart: 1.2 }),
    heap('gratedCheese', 40, 'centre', 0.6, { palette: ['#F2A83A', '#EE9A28', '#F8BC5C'], apart: 1 }),
    strew('jalapeno', 9, { to: 0.66, apart: 1.6, scale: 0.8 }),
    strew('coriander', 22, { to: 0.7 }),
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
