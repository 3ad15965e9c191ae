import { dish } from '../../dish.ts';
import { bed } from '../../layouts/beds.ts';
import { around } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { tray } from '../../vessels/tableware.ts';

export const picture = dish('jollof-rice', {
  layout: 'bed',
  cloth: 'lozenges/green',
  vessel: tray('white', { size: 266, ratio: 1.42 }),
  shade: '#7A1E06',
  food: [
    bed('jollof', { density: 0.9 }),
    strew('redPepper', 16, { to: 0.84, scale: 0.8 }),
    strew('tomatoSlice', 7, { to: 0.7, apart: 1.8 }),
    strew('onionRing', 12, { to: 0.8, apart: 1.4 }),
    around('bay', 4, { reach: 0.54, from: 30, size: 0.2 }),
    strew('thyme', 12, { to: 0.8 }),
  ],
  props: { SW: { food: 'tomato', scale: 1.1 }, NE: { food: 'bay', count: 2 } },
  tool: 'spoon',
  toolAt: { tip: [900, 300], turn: 90, length: 420 },
});
