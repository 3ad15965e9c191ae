import { dish } from '../../dish.ts';
import { beads } from '../../layouts/clear.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dots, film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('gaeng-khiao-wan-gai', {
  layout: 'pool',
  cloth: 'waves/red',
  vessel: bowl('blue', { size: 308, inside: 'white', bands: ['#F4E8D8'] }),
  at: [480, 362],
  shade: '#4A5A1E',
  food: [
    pool('curryGreen', { drops: 40, drop: '#6E9A2A' }),
    strew('poachedChicken', 26, { to: 0.82, apart: 1, scale: 1.3 }),
    strew('thaiAubergine', 10, { to: 0.8, apart: 1.4 }),
    film('curryGreen', 0.6),
    strew('poachedChicken', 15, { to: 0.76, apart: 1.5, scale: 1.35 }),
    strew('thaiAubergine', 9, { to: 0.74, apart: 1.6, scale: 1.15 }),
    film('curryGreen', 0.2),
    beads('#7FA82E', 70, { from: 0.5, to: 0.92, size: [3, 9] }),
    dots('#FBF3DC', 30, { to: 0.84, size: [3, 8] }),
    strew('chilliStrip', 15, { to: 0.72, apart: 1.4, scale: 1.5, palette: ['#E03222', '#CE2A1C'] }),
    heap('thaiBasil', 13, [0.04, -0.04], 0.38, { apart: 0.9, scale: 1.45 }),
    put('limeLeaf', [
      [[-0.56, 0.4], 40],
      [[0.58, -0.44], 200],
    ]),
  ],
});
