import { dish } from '../../dish.ts';
import { bed } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap, sectors, strew } from '../../layouts/many.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('bibimbap', {
  layout: 'sectors',
  cloth: 'waves/plum',
  vessel: bowl('stone', { size: 298, rim: 0.1, noise: 0.5 }),
  at: [466, 366],
  food: [
    bed('sushi'),
    sectors(
      [
        ['cucumber', 44, { scale: 0.72 }],
        ['carrotStick', 120, { scale: 0.48, apart: 0.2 }],
        ['spinach', 48, { scale: 0.6, apart: 0.45 }],
        ['sprout', 104, { scale: 0.95, apart: 0.16 }],
        ['mince', 200, { apart: 0.3 }],
        ['mushroom', 56, { apart: 0.4 }],
      ],
      { inner: 0.34, start: -116, outer: 0.94 },
    ),
    put('friedEgg', 'centre', { turn: 20, size: 0.4 }),
    put('dollop', [0.32, 0.3], { palette: ['#C42A14', '#7A0E06'], size: 0.11 }),
    strew('sesame', 60, { from: 0.42, to: 0.84, apart: 2, scale: 0.8, cap: 1 }),
    heap('springOnion', 11, 'centre', 0.36, { apart: 1.6, scale: 0.8 }),
  ],
  tool: 'sujeo',
});
