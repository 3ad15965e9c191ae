import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { pool, puddle } from '../../layouts/wet.ts';
import { bowl, tray } from '../../vessels/tableware.ts';

const GLOW = {
  gloss: 1.1,
  height: 8,
  mottle: { colour: '#E0601A', strength: 0.25, frequency: 0.03 },
};

export const picture = dish('peach-cobbler', {
  layout: 'tray',
  cloth: 'gingham/red',
  vessel: tray('white', { size: 248, ratio: 1.46 }),
  mirror: true,
  at: [392, 366],
  food: [
    pool('peach', { drops: 30, sheen: 0.8 }),
    strew('peach', 60, { to: 0.95, apart: 0.6, scale: 1.25, look: GLOW }),
    strew('peach', 40, { to: 0.92, apart: 0.9, scale: 1.25, look: GLOW }),
    put(
      'dropBiscuit',
      [
        [[-0.68, -0.5], 0],
        [[0.04, -0.54], 40],
        [[0.68, -0.44], 80],
        [[-0.34, 0.3], 20],
        [[0.36, 0.36], 60],
        [[-0.84, 0.56], 110],
      ],
      { size: 0.31 },
    ),
    dust(['#FFF6E0', '#F6E0B0'], 160, { reach: 1.1, size: [1.2, 2.6] }),
  ],
  sides: {
    ESE: {
      ...side(bowl('blue', { size: 118, inside: 'white' }), [
        puddle('peach', 'centre', 0.8),
        heap('peach', 9, 'centre', 0.5, { apart: 0.6, look: GLOW }),
        put('iceCream', [[[0.05, -0.1], 0]], { size: 0.46 }),
      ]),
      at: [856, 470],
    },
  },
  props: { NE: { food: 'peach' } },
});
