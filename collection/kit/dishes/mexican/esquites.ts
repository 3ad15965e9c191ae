import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { pool, puddle } from '../../layouts/wet.ts';
import { cup } from '../../vessels/tableware.ts';

export const picture = dish('esquites', {
  layout: 'cup',
  cloth: 'zigzag/ochre',
  vessel: cup('white', { size: 262, ear: 150 }),
  mirror: true,
  shade: '#7A4A10',
  food: [
    pool('butter'),
    strew('corn', 170, { to: 0.92, apart: 0.75, scale: 1.35 }),
    strew('corn', 120, { to: 0.88, apart: 0.8, scale: 1.35 }),
    puddle('cream', [-0.08, 0.04], 0.46, { rough: 0.16, stretch: 1.2 }),
    heap('corn', 26, [-0.06, 0.06], 0.5, { scale: 1.3, apart: 1.3 }),
    heap('fetaBit', 120, [0, 0], 0.6, { apart: 0.7 }),
    dust(['#A8240C', '#C23A14', '#8A1A08'], 520, { reach: 0.56, size: [1.2, 3] }),
    heap('coriander', 20, [0.06, -0.06], 0.5, { apart: 1.5 }),
    put('lime', [[[0.52, 0.4], 30]], { size: 0.27 }),
  ],
  props: { SW: 'chilli', NE: { food: 'lime', scale: 0.9 } },
  tool: 'spoon',
});
