import { dish, side } from '../../dish.ts';
import { strew } from '../../layouts/many.ts';
import { open } from '../../layouts/sticks.ts';
import { pool } from '../../layouts/wet.ts';
import { board, bowl } from '../../vessels/tableware.ts';

const taco = (x: number, turn: number) =>
  open(
    'tortilla',
    [
      ['pastor', 120],
      ['pineapple', 12],
      ['onion', 18],
      ['coriander', 9],
    ],
    { at: [x, 0], turn, size: 0.66, band: [1.56, 0.86] },
  );

export const picture = dish('tacos-al-pastor', {
  layout: 'rows',
  cloth: 'zigzag/green',
  vessel: board('walnut', { size: 232, ratio: 1.58 }),
  mirror: true,
  at: [404, 366],
  food: [taco(-0.63, -78), taco(0.01, -82), taco(0.65, -76)],
  sides: {
    E: {
      ...side(bowl('clay', { size: 92 }), [pool('salsaVerde', { drops: 12 }), strew('onion', 16, { to: 0.8 })]),
      at: [872, 214],
    },
  },
  props: { ESE: { food: 'lime', count: 2, scale: 1.1 }, SW: { food: 'radish', count: 3 } },
});
