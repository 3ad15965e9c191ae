import { dish, side } from '../../dish.ts';
import { leafUnder } from '../../layouts/beds.ts';
import { rows } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { board, bowl } from '../../vessels/tableware.ts';

export const picture = dish('lumpiang-shanghai', {
  layout: 'heap',
  cloth: 'madras/hibiscus',
  vessel: board('oak', { size: 274, ratio: 1.5 }),
  at: [470, 366],
  shade: '#6A3406',
  food: [
    leafUnder({ reach: 0.94, turn: -10 }),
    rows('lumpia', [9], { gap: [0.2, 0], at: [-0.27, 0.26], lean: -4, turn: 86, size: 0.46 }),
    rows('lumpia', [8], { gap: [0.2, 0], at: [-0.25, -0.22], lean: 5, turn: 84, size: 0.46 }),
    rows('lumpia', [6], { gap: [0.2, 0], at: [-0.28, 0.08], lean: 10, turn: 70, size: 0.46 }),
    rows('lumpia', [1, 1, 1], { gap: [0, 0.24], at: [-0.26, 0], lean: -24, turn: 4, size: 0.46 }),
  ],
  sides: {
    E: { ...side(bowl('white', { size: 110, bands: ['#B5301F'] }), [pool('chilliRed'), strew('chilliRing', 7, { to: 0.7 })]), at: [742, 366] },
  },
});
