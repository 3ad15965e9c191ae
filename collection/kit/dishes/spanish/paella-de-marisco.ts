import { dish } from '../../dish.ts';
import { bed } from '../../layouts/beds.ts';
import { around, put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('paella-de-marisco', {
  layout: 'bed',
  cloth: 'tiles/blue',
  vessel: pan('iron', { size: 312 }),
  at: [480, 364],
  shade: '#8A4A06',
  food: [
    bed('bomba'),
    strew('redPepper', 18, { from: 0.2, to: 0.9 }),
    strew('squidRing', 14, { from: 0.14, to: 0.86 }),
    around('mussel', 8, { reach: 0.78, from: 14, face: 0 }),
    around('wholePrawn', 6, { reach: 0.46, from: 40, face: 96 }),
    put('wholePrawn', [[[0.02, 0.01], -30]]),
    around('lemon', 4, { reach: 0.84, from: 36, face: -90, jitter: 0.4 }),
    strew('parsley', 38, { to: 0.9, scale: 0.8 }),
  ],
  props: { NW: { food: 'lemon', scale: 1.2 }, SW: 'parsleySprig', NE: 'parsleySprig' },
});
