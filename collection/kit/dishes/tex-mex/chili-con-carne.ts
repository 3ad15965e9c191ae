import { dish } from '../../dish.ts';
import { beads, slick } from '../../layouts/clear.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('chili-con-carne', {
  layout: 'pool',
  cloth: 'gingham/yellow',
  vessel: bowl('ink', { size: 284 }),
  mirror: true,
  food: [
    pool('beanBrown', { drops: 30, drop: '#C8501C' }),
    strew('beefChunk', 120, { to: 0.94, apart: 0.62, scale: 0.72, cap: 6, palette: ['#8A4222', '#78381C', '#9A502C'] }),
    film('chilliBrown', 0.85),
    strew('beefChunk', 46, { to: 0.88, apart: 1.2, scale: 0.72, palette: ['#94482A', '#843E20'] }),
    film('chilliBrown', 0.4),
    beads('#D8541C', 110, { from: 0.7, size: [3, 13] }),
    slick('#EE9A22', [0, 0], 0.36, { opacity: 0.95, rough: 0.2 }),
    heap('cheddar', 220, [0, 0], 0.42, { apart: 0.3, cap: 9 }),
    heap('onion', 30, [0.04, 0.02], 0.44, { apart: 1.1 }),
    put(
      'jalapeno',
      [
        [[-0.3, -0.24], 10],
        [[0.26, -0.3], 60],
        [[0.34, 0.2], 0],
        [[-0.22, 0.3], 100],
        [[0.02, 0], 40],
      ],
      { size: 0.12 },
    ),
  ],
  props: { SW: { food: 'driedChilli', count: 2 }, NE: 'onion' },
  tool: 'spoon',
});
