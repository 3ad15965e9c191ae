import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { drizzle, puddle } from '../../layouts/wet.ts';
import { tray } from '../../vessels/tableware.ts';

export const picture = dish('okonomiyaki', {
  layout: 'disc',
  cloth: 'waves/jade',
  vessel: tray('iron', { size: 282, ratio: 1.3 }),
  food: [
    put('okonomiyaki', [0, 0], { size: 0.98 }),
    puddle('okonomiSauce', 'centre', 0.86, { rough: 0.04 }),
    dust(['#2E6A2A', '#4A8A34', '#1E4E1E'], 700, { reach: 0.8, size: [1.4, 3.4] }),
    drizzle('#FFF6DC', { reach: 0.84, lines: 13, width: 8, turn: 20 }),
    drizzle('#FFF6DC', { reach: 0.8, lines: 11, width: 5, turn: 110 }),
    heap('bonito', 46, [0.02, 0], 0.44, { apart: 0.5 }),
    strew('springOnion', 26, { to: 0.5 }),
  ],
  props: { SW: { food: 'cabbage', count: 4 } },
});
