import { dish, side } from '../../dish.ts';
import { leafUnder } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { smear } from '../../layouts/thick.ts';
import { bowl, tray } from '../../vessels/tableware.ts';

const YELLOW = ['#F2C443', '#E8B430', '#F6D468'];

export const picture = dish('masala-dosa', {
  layout: 'wrap',
  cloth: 'waves/red',
  vessel: tray('steel', { size: 262, ratio: 1.42 }),
  mirror: true,
  at: [400, 366],
  food: [
    leafUnder({ turn: -4 }),
    heap('potatoChunk', 16, [0.72, -0.42], 0.3, { apart: 0.8, palette: YELLOW }),
    put('dosa', [[[-0.02, -0.34], -5]], { size: 1.22, look: { mottle: { colour: '#9A5414', strength: 0.5, frequency: 0.03 } } }),
    heap('potatoChunk', 34, [0.74, -0.48], 0.24, { apart: 0.6, scale: 0.8, palette: YELLOW }),
    heap('mustardSeed', 22, [0.74, -0.48], 0.26, { apart: 1.4 }),
    heap('curryLeaf', 3, [0.72, -0.48], 0.2),
    put('dosa', [[[-0.04, 0.38], 3]], { size: 1.22, look: { mottle: { colour: '#9A5414', strength: 0.5, frequency: 0.03 } } }),
    heap('potatoChunk', 30, [0.72, 0.46], 0.22, { apart: 0.6, scale: 0.8, palette: YELLOW }),
    heap('curryLeaf', 3, [0.72, 0.46], 0.2),
  ],
  sides: {
    E: {
      ...side(bowl('steel', { size: 98 }), [
        smear('yogurt', 'centre', 0.96),
        heap('mustardSeed', 16, 'centre', 0.4, { apart: 1.6 }),
        heap('curryLeaf', 3, 'centre', 0.3),
      ]),
      at: [872, 226],
    },
    ESE: {
      ...side(bowl('steel', { size: 96 }), [
        heap('potatoChunk', 40, 'centre', 0.8, { apart: 0.6, scale: 0.8, palette: YELLOW }),
        strew('mustardSeed', 20, { to: 0.7 }),
        strew('coriander', 6, { to: 0.6 }),
      ]),
      at: [872, 500],
    },
  },
});
