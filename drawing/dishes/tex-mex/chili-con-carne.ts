import { dish } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('chili-con-carne', {
  layout: 'pool',
  cloth: 'gingham/yellow',
  vessel: bowl('ink', { size: 284 }),
  food: [
    pool('chilliRed', { drops: 60, drop: '#E8601C' }),
    strew('beefChunk', 50, { to: 0.86, apart: 0.85, palette: ['#8A4226', '#7A3820', '#9A5232'] }),
    film('chilliRed', 0.9),
    strew('beefChunk', 22, { to: 0.82, apart: 1.4, palette: ['#96502E', '#864226'] }),
    film('chilliRed', 0.5),
    heap('gratedCheese', 110, [0, 0], 0.34, { apart: 0.4, scale: 0.8, palette: ['#F2A83A', '#EE9A28', '#F8BC5C'] }),
    heap('onionBit', 18, [0.06, 0.04], 0.34, { apart: 1.2, scale: 0.7 }),
    put(
      'jalapeno',
      [
        [[-0.3, -0.3], 10],
        [[0.3, -0.32], 60],
        [[0.36, 0.26], 0],
        [[-0.28, 0.34], 100],
        [[0.02, -0.02], 40],
      ],
      { size: 0.1 },
    ),
  ],
  props: { SW: { food: 'driedChilli', count: 2 }, NE: 'onion' },
  tool: 'spoon',
});
