import { dish } from '../../dish.ts';
import { beads } from '../../layouts/clear.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('menemen', {
  layout: 'pool',
  cloth: 'tiles/blue',
  vessel: pan('copper', { size: 286, loops: [0, 180] }),
  food: [
    pool('salsaRoja', { drops: 40, drop: '#F0A040' }),
    strew('tomatoChunk', 30, { to: 0.9, apart: 0.9 }),
    heap('scrambledEgg', 70, 'centre', 0.86, { apart: 0.6, scale: 1.15 }),
    film('salsaRoja', 0.9),
    strew('scrambledEgg', 20, { to: 0.72, apart: 1.1, palette: ['#FBE7A8', '#F9CE4C'] }),
    strew('tomatoChunk', 22, { to: 0.8 }),
    film('salsaRoja', 0.45),
    strew('greenPepper', 20, { to: 0.8 }),
    beads('#F0A040', 60, { from: 0.84 }),
    strew('parsley', 24, { to: 0.7 }),
    strew('chilliFlake', 90, { to: 0.8 }),
  ],
  props: { SE: { food: 'chilli', count: 1, scale: 1.1 }, SW: 'parsleySprig' },
});
