import { dish, side } from '../../kit/dish.ts';
import { mound } from '../../kit/layouts/beds.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { pool } from '../../kit/layouts/wet.ts';
import { bowl, plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('ghormeh-sabzi', {
  layout: 'pool',
  cloth: 'stars/garnet',
  vessel: bowl('brass', { size: 276 }),
  at: [370, 366],
  food: [
    pool('spinach', { drops: 50, drop: '#A8A030' }),
    heap('choppedGreens', 330, 'centre', 0.94, { apart: 0.5, cap: 12, palette: ['#2A4414', '#223A0E', '#38561E'] }),
    strew('lambChunk', 17, { to: 0.78, scale: 1.35 }),
    heap('choppedGreens', 120, 'centre', 0.9, { apart: 0.9, cap: 8, palette: ['#2A4414', '#223A0E', '#38561E'] }),
    strew('kidneyBean', 34, { to: 0.84, scale: 1.15 }),
    strew('lambChunk', 6, { to: 0.6, scale: 1.3 }),
    strew('driedLime', 6, { from: 0.2, to: 0.7, scale: 1.4 }),
    strew('choppedGreens', 50, { to: 0.86, palette: ['#3A5A1C', '#47692A'] }),
  ],
  sides: {
    E: { ...side(plate('white', { size: 142, bands: ['#D0A03E'] }), [mound('saffron', 'centre', 0.86)]), at: [826, 320] },
  },
  props: { SE: { food: 'driedLime', count: 2, scale: 1.2 } },
});
