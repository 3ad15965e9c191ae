import { dish } from '../../dish.ts';
import { around, put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('kefta-mkaouara', {
  layout: 'heap',
  cloth: 'tiles/olive',
  vessel: pan('clay', { form: 'oval', size: 266, ratio: 1.34, loops: [0, 180] }),
  shade: '#3A0C02',
  food: [
    pool('tomato', { drops: 50, drop: '#E89A30' }),
    strew('tomatoChunk', 30, { to: 0.88, scale: 0.8 }),
    around('meatball', 24, { reach: 0.8, from: 8, scale: 0.82 }),
    around('meatball', 12, { reach: 0.5, from: 20, scale: 0.8 }),
    film('tomato', 0.4),
    put(
      'friedEgg',
      [
        [[-0.42, -0.06], 10],
        [[0.04, -0.34], 100],
        [[0.46, 0.02], 200],
        [[0.0, 0.36], 300],
      ],
      { scale: 0.72 },
    ),
    strew('coriander', 36, { to: 0.86 }),
    strew('chilliFlake', 60, { to: 0.86 }),
  ],
  props: { SW: 'corianderSprig', SE: { food: 'tomato', count: 2 } },
});
