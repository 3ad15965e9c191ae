import { dish } from '../../dish.ts';
import { rows } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { tray } from '../../vessels/tableware.ts';

export const picture = dish('tater-tot-hotdish', {
  layout: 'tray',
  cloth: 'gingham/plum',
  vessel: tray('white', { size: 256, ratio: 1.48 }),
  at: [480, 366],
  food: [
    pool('mushroom'),
    heap('mince', 90, [0.7, 0.6], 0.6, { scale: 1.4, apart: 0.5, palette: ['#9A5A32', '#8A4A26', '#AC6A3C'] }),
    heap('greenBean', 16, [0.66, 0.58], 0.46, { scale: 0.7, apart: 0.8 }),
    heap('gratedCheese', 40, [0.6, 0.5], 0.5, { apart: 0.8 }),
    rows('potatoNugget', [9, 9, 9, 9, 9, 9, 9, 9], { gap: [0.32, 0.17], size: 0.138, at: [0, -0.32] }),
    rows('potatoNugget', [6, 6, 6, 6], { gap: [0.32, 0.17], size: 0.138, at: [-0.32, 0.66] }),
    strew('thyme', 10, { to: 0.8, apart: 3 }),
  ],
  tool: 'spoon',
  toolAt: { tip: [812, 520], turn: -60, length: 420 },
});
