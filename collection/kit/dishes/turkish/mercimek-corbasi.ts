import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { dots, pool, swirl } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('mercimek-corbasi', {
  layout: 'soup',
  cloth: 'tiles/olive',
  vessel: bowl('teal', { size: 272, inside: 'white' }),
  shade: '#8A3A06',
  food: [
    pool('squash', { drops: 8, sheen: 0.6 }),
    swirl({ colour: '#B5280A', from: 0.06, to: 0.62, turns: 2.1, width: 13 }),
    dots('#C23A10', 34, { from: 0.1, to: 0.78, size: [3, 8] }),
    dust(['#4A5A20', '#5E6E2A', '#39481A'], 260, { reach: 0.56, size: [1.4, 3.2] }),
    strew('chilliFlake', 90, { to: 0.6 }),
  ],
  sides: {
    E: {
      ...side(plate('white', { size: 98, bands: ['#1F6A68'] }), [
        put(
          'lemon',
          [
            [[-0.3, 0.1], 20],
            [[0.34, -0.1], 160],
          ],
          { scale: 0.9 },
        ),
      ]),
      at: [858, 300],
    },
  },
  props: { SW: { food: 'driedChilli' } },
  tool: 'spoon',
  toolAt: { tip: [742, 470], turn: 60, length: 330 },
});
