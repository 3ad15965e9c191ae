import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { raw } from '../../layouts/verb.ts';
import { pool } from '../../layouts/wet.ts';
import { pizzaBase } from '../../parts/grains/pizza.ts';
import { board, bowl } from '../../vessels/tableware.ts';

/** Basil that was in the oven. */
const BAKED = ['#2E7231', '#256128', '#3B8636'];

export const picture = dish('pizza-margherita', {
  layout: 'disc',
  cloth: 'tiles/blue',
  vessel: board('oak', { form: 'round', size: 312, handle: 36 }),
  at: [474, 360],
  food: [
    dust(['#FBF0D4', '#EBCB86'], 260, { reach: 0.99 }),
    raw(pizzaBase({ radius: 282, crust: 44 })),
    strew('mozzarella', 14, { from: 0.02, to: 0.66, apart: 1.7, cap: 1, scale: 0.92, look: { gloss: 0.55 } }),
    put(
      'basil',
      [
        [[-0.3, -0.25], 34],
        [[0.13, -0.35], -60],
        [[0.41, -0.19], 100],
        [[-0.44, 0.09], -20],
        [[0.03, 0.02], 150],
        [[0.31, 0.04], 24],
        [[-0.13, 0.41], 62],
        [[0.28, 0.46], -40],
      ],
      { size: 0.13, palette: BAKED, look: { gloss: 0.55 } },
    ),
  ],
  sides: { SW: side(bowl('white', { size: 78, bands: ['#1F5DA8'] }), [pool('oil', { drops: 12, sheen: 0.9 })]) },
  props: { NW: { food: 'basil', count: 2, scale: 1.15 } },
});
