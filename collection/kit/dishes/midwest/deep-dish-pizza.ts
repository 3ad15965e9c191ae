import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, puddle } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('deep-dish-pizza', {
  layout: 'disc',
  cloth: 'gingham/red',
  vessel: pan('black', { size: 306, loops: [] }),
  food: [
    put('deepCrust', 'centre', { size: 0.98 }),
    put('deepCrust', 'centre', { size: 0.86 }),
    puddle('tomato', 'centre', 0.72, { rough: 0.03 }),
    strew('tomatoChunk', 60, { to: 0.64, apart: 0.8, scale: 1.2 }),
    film('tomato', 0.3),
    heap('parmesanDust', 190, 'centre', 0.66, { apart: 0.8 }),
    put(
      'basil',
      [
        [[0, -0.1], 20],
        [[-0.4, 0.2], 100],
        [[0.36, -0.36], 200],
        [[0.2, 0.42], 300],
      ],
      { size: 0.13 },
    ),
    strew('oregano', 8, { to: 0.6 }),
  ],
  props: { NE: { food: 'basil', count: 2 }, SW: { food: 'garlicClove', count: 2 } },
});
