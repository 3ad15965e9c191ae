import { dish } from '../../dish.ts';
import { beads } from '../../layouts/clear.ts';
import { around, put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('shakshuka', {
  layout: 'ring',
  cloth: 'tiles/blue',
  vessel: pan('black', { size: 298, loops: [0, 180] }),
  shade: '#4A1002',
  food: [
    pool('tomato', { drops: 50, drop: '#E8782A' }),
    strew('tomatoChunk', 44, { to: 0.92, apart: 0.9 }),
    strew('redPepper', 26, { to: 0.9, scale: 1.1 }),
    strew('greenPepper', 9, { to: 0.9 }),
    film('tomato', 0.5),
    around('friedEgg', 5, { reach: 0.58, from: -90, size: 0.28, jitter: 0.5, palette: ['#F3D9B0'] }),
    put('friedEgg', 'centre', { size: 0.26, palette: ['#F3D9B0'] }),
    film('tomato', 0.16),
    beads('#F08A30', 70, { from: 0.84 }),
    strew('coriander', 40, { to: 0.9, apart: 1.5 }),
    strew('cumin', 40, { to: 0.84 }),
  ],
  props: { SW: 'corianderSprig', NE: 'corianderSprig' },
});
