import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { pool, puddle } from '../../layouts/wet.ts';
import { cup, pan } from '../../vessels/tableware.ts';

export const picture = dish('johnnycakes', {
  layout: 'disc',
  cloth: 'gingham/yellow',
  vessel: pan('iron', { form: 'square', size: 256, handle: 200 }),
  at: [470, 366],
  food: [
    put(
      'cornCake',
      [
        [[-0.5, -0.5], 0],
        [[0.1, -0.54], 60],
        [[0.58, -0.1], 30],
        [[-0.56, 0.12], 100],
        [[0.02, 0.06], 20],
        [[-0.2, 0.62], 80],
        [[0.46, 0.54], 10],
      ],
      { size: 0.3 },
    ),
    put(
      'butter',
      [
        [[0.02, 0.05], 20],
        [[-0.5, -0.5], 60],
      ],
      { size: 0.12 },
    ),
    puddle('butter', [0.1, 0.16], 0.1, { rough: 0.2 }),
  ],
  sides: { ESE: { ...side(cup('white', { size: 96, ear: -30 }), [pool('syrup')]), at: [862, 540] } },
});
