import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

const COATED = ['#DDA455', '#CF9344', '#E6B66E'];

export const picture = dish('chana-masala', {
  layout: 'bed',
  cloth: 'waves/jade',
  vessel: pan('iron', { size: 300, loops: [0, 180] }),
  at: [480, 364],
  shade: '#5A2408',
  food: [
    pool('chilliGravy', { drops: 40, drop: '#E2762A' }),
    strew('chickpea', 150, { to: 0.94, apart: 1, scale: 1.25, palette: COATED }),
    film('chilliGravy', 0.95),
    strew('tomatoChunk', 26, { to: 0.86, apart: 1.2, scale: 0.9 }),
    strew('chickpea', 105, { to: 0.9, apart: 1.15, scale: 1.35, palette: COATED }),
    film('chilliGravy', 0.7),
    strew('chickpea', 74, { to: 0.88, apart: 1.35, scale: 1.4, palette: COATED }),
    put(
      'redOnionRing',
      [
        [[-0.36, -0.36], 0],
        [[-0.14, -0.5], 40],
        [[-0.5, -0.1], 80],
      ],
      { scale: 1.7 },
    ),
    heap('ginger', 22, [0.06, 0.02], 0.26, { apart: 0.5, scale: 1.6, palette: ['#F8E9A8', '#F2DC8A'] }),
    put(
      'chilli',
      [
        [[0.5, -0.3], 60],
        [[0.42, 0.46], 150],
      ],
      { scale: 1.3, palette: ['#4E9A34', '#3E8428'] },
    ),
    strew('coriander', 26, { to: 0.7, scale: 1.25 }),
  ],
});
