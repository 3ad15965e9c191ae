import { dish, side } from '../../kit/dish.ts';
import { rows } from '../../kit/layouts/few.ts';
import { strew } from '../../kit/layouts/many.ts';
import { bowl, tray } from '../../kit/vessels/tableware.ts';

export const picture = dish('spanakopita', {
  layout: 'tray',
  cloth: 'tiles/blue',
  vessel: tray('iron', { size: 268, ratio: 1.36 }),
  at: [410, 366],
  food: [
    rows('spanakopita', [3, 3, 3], { gap: [0.91, 0.64], size: 0.31, jitter: 0.5 }),
    strew('crumb', 70, { to: 0.9 }),
    strew('dill', 12, { to: 0.84, scale: 0.8 }),
  ],
  sides: {
    E: {
      ...side(bowl('white', { size: 84, bands: ['#2F6196'] }), [strew('fetaBit', 40, { to: 0.8, apart: 0.8 })]),
      at: [880, 300],
    },
  },
  props: { SE: { food: 'spinach', count: 2 }, SW: 'dillFrond' },
});
