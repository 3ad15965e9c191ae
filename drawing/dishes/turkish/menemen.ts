import { dish } from '../../kit/dish.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { pan } from '../../kit/vessels/tableware.ts';

export const picture = dish('menemen', {
  layout: 'pool',
  cloth: 'tiles/blue',
  vessel: pan('copper', { size: 286, loops: [0, 180] }),
  food: [
    pool('salsaRoja', { drops: 30, drop: '#F0A040' }),
    strew('tomatoChunk', 36, { to: 0.86, apart: 0.9 }),
    strew('greenPepper', 24, { to: 0.84 }),
    heap('scrambledEgg', 84, 'centre', 0.82, { apart: 0.6 }),
    film('salsaRoja', 0.45),
    strew('scrambledEgg', 22, { to: 0.74, apart: 1.3, palette: ['#FFF6DC', '#FCE9B0', '#FBD560'] }),
    strew('tomatoChunk', 14, { to: 0.8 }),
    strew('greenPepper', 11, { to: 0.76 }),
    strew('parsley', 30, { to: 0.76 }),
    strew('chilliFlake', 120, { to: 0.86 }),
  ],
  props: { SE: { food: 'chilli', count: 1, scale: 1.1 }, SW: 'parsleySprig' },
});
