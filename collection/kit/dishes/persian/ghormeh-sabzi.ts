import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { beads } from '../../layouts/clear.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('ghormeh-sabzi', {
  layout: 'pool',
  cloth: 'stars/garnet',
  vessel: bowl('brass', { size: 276 }),
  at: [370, 366],
  food: [
    pool('herbStew', { drops: 30, drop: '#8A8A20' }),
    heap('choppedGreens', 260, 'centre', 0.94, { apart: 0.4, cap: 8, scale: 0.6, palette: ['#2E4A14', '#263E0E', '#3A581C'] }),
    film('herbStew', 0.9),
    strew('lambChunk', 15, { to: 0.76, apart: 1.5, scale: 1.3 }),
    film('herbStew', 0.8),
    strew('choppedGreens', 120, { to: 0.9, apart: 0.9, scale: 0.55, palette: ['#34521A', '#2A4410'] }),
    strew('kidneyBean', 40, { to: 0.84, scale: 1.2 }),
    put(
      'driedLime',
      [
        [[-0.34, -0.3], 0],
        [[0.4, 0.12], 40],
        [[-0.12, 0.48], 80],
      ],
      { size: 0.15 },
    ),
    beads('#A8A030', 110, { from: 0.72, size: [3, 15] }),
  ],
  sides: {
    E: { ...side(plate('white', { size: 142, bands: ['#D0A03E'] }), [mound('saffron', 'centre', 0.86)]), at: [826, 320] },
  },
  props: { SE: { food: 'driedLime', count: 2, scale: 1.2 } },
});
