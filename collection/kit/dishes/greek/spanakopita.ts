import { dish, side } from '../../dish.ts';
import { filo } from '../../layouts/filo.ts';
import { gap } from '../../layouts/gap.ts';
import { heap, strew } from '../../layouts/many.ts';
import { bowl, tray } from '../../vessels/tableware.ts';

const GREENS = ['#2E4A1A', '#3F6A2A', '#4E7A2E', '#F6EEDA', '#35591F'];

export const picture = dish('spanakopita', {
  layout: 'tray',
  cloth: 'tiles/blue',
  vessel: tray('iron', { size: 268, ratio: 1.36 }),
  mirror: true,
  at: [410, 366],
  food: [
    filo({ diamond: 0.44, filling: GREENS }),
    gap({
      at: [0.33, 0.33],
      size: [0.23, 0.31],
      turn: 45,
      layers: ['#E6B25C', '#3F6A2A', '#F6EEDA', '#35591F'],
      floor: ['#C98A34', '#6A4218'],
    }),
    heap('fetaBit', 5, [0.33, 0.33], 0.2, { apart: 1.2 }),
    heap('choppedGreens', 9, [0.33, 0.33], 0.24, { apart: 0.8 }),
    strew('dill', 8, { to: 0.84, scale: 0.8 }),
  ],
  sides: {
    E: {
      ...side(bowl('white', { size: 84, bands: ['#2F6196'] }), [strew('fetaBit', 40, { to: 0.8, apart: 0.8 })]),
      at: [880, 300],
    },
  },
  props: { SE: { food: 'spinach', count: 2 }, SW: 'dillFrond' },
});
