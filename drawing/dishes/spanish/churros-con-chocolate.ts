import { dish, side } from '../../kit/dish.ts';
import { rows } from '../../kit/layouts/few.ts';
import { dust } from '../../kit/layouts/thick.ts';
import { pool } from '../../kit/layouts/wet.ts';
import { cup, paper } from '../../kit/vessels/tableware.ts';

export const picture = dish('churros-con-chocolate', {
  layout: 'fried',
  cloth: 'tiles/olive',
  vessel: paper({ size: 238, ratio: 1.42, checks: '#2F6196' }),
  at: [376, 366],
  food: [
    rows('ridgedChurro', [5, 5], { gap: [0.4, 0.62], lean: -30, turn: 78, jitter: 4 }),
    rows('ridgedChurro', [4, 3], { gap: [0.44, 0.56], lean: 18, turn: 68, jitter: 4 }),
    dust(['#FFFFFF', '#FFF6E4', '#F6E8CC'], 1100, { reach: 0.94, size: [0.8, 2.2] }),
  ],
  sides: {
    E: { ...side(cup('white', { size: 132, ear: 30 }), [pool('chocolate', { sheen: 0.8 })]), at: [842, 330] },
  },
});
