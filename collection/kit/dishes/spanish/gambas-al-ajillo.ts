import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('gambas-al-ajillo', {
  layout: 'pool',
  cloth: 'tiles/terracotta',
  vessel: pan('clay', { form: 'oval', size: 258, ratio: 1.36, loops: [0, 180] }),
  food: [
    pool('oil', { drops: 60, drop: '#F0C040', sheen: 0.8 }),
    strew('prawn', 24, { to: 0.82, apart: 1, cap: 5 }),
    film('oil', 0.4),
    strew('prawn', 10, { to: 0.7, apart: 1.2 }),
    strew('garlic', 60, { to: 0.86, apart: 1.4, scale: 1.3, palette: ['#F0C870', '#E0AA48', '#F5DA98'] }),
    put(
      'driedChilli',
      [
        [[-0.36, 0.3], 40],
        [[0.3, -0.4], 160],
        [[0.56, 0.36], 100],
      ],
      { scale: 0.9 },
    ),
    strew('chilliFlake', 90, { to: 0.86 }),
    strew('parsley', 34, { to: 0.78, scale: 0.8 }),
  ],
  props: { SW: { food: 'garlicClove', count: 2 }, SE: 'parsleySprig' },
});
