import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { pool } from '../../layouts/wet.ts';
import { bowl, paper } from '../../vessels/tableware.ts';

export const picture = dish('buttermilk-fried-chicken', {
  layout: 'fried',
  cloth: 'gingham/yellow',
  vessel: paper({ size: 268, ratio: 1.34, checks: '#B5301F' }),
  at: [404, 366],
  food: [
    put(
      'friedThigh',
      [
        [[0.34, -0.48], 200],
        [[-0.16, 0.5], 24],
      ],
      { size: 0.46 },
    ),
    put('friedWing', [[[0.58, 0.34], -24]], { size: 0.46 }),
    put(
      'friedDrumstick',
      [
        [[-0.4, -0.34], 18],
        [[-0.52, 0.2], -26],
      ],
      { size: 0.5 },
    ),
    put('friedThigh', [[[0.16, 0.06], 150]], { size: 0.44 }),
    put(
      'gherkin',
      [
        [[0.74, -0.72], 0],
        [[0.84, -0.56], 40],
        [[0.66, -0.58], 80],
      ],
      { size: 0.1 },
    ),
  ],
  sides: { ESE: { ...side(bowl('white', { size: 92 }), [pool('chilliRed')]), at: [864, 560] } },
});
