import { dish } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { film, puddle } from '../../kit/layouts/wet.ts';
import { pan } from '../../kit/vessels/tableware.ts';

export const picture = dish('deep-dish-pizza', {
  layout: 'disc',
  cloth: 'gingham/red',
  vessel: pan('black', { size: 296, loops: [] }),
  food: [
    put('deepCrust', 'centre', { size: 0.98 }),
    puddle('tomato', 'centre', 0.8, { rough: 0.02 }),
    strew('tomatoChunk', 46, { to: 0.68, apart: 0.8 }),
    film('tomato', 0.3),
    puddle('cream', [-0.3, -0.2], 0.11, { rough: 0.2 }),
    puddle('cream', [0.34, 0.1], 0.12, { rough: 0.2 }),
    puddle('cream', [-0.1, 0.44], 0.1, { rough: 0.2 }),
    heap('gratedCheese', 70, 'centre', 0.66, { apart: 1, scale: 0.7 }),
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
