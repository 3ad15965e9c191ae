import { dish, side } from '../../dish.ts';
import { squares } from '../../layouts/cuts.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { basket, bowl } from '../../vessels/tableware.ts';

export const picture = dish('pajeon', {
  layout: 'disc',
  cloth: 'waves/jade',
  vessel: basket('#F1E6D0', { size: 300 }),
  at: [398, 366],
  food: [
    put('pajeon', 'centre', { size: 0.95, look: { tamp: 0.14, grain: 0.03 } }),
    strew('springOnionStalk', 70, { to: 0.64, apart: 0.13, turn: [-24, 5] }),
    strew('scrambledEgg', 12, { to: 0.6, scale: 0.9, look: { height: 3, bevel: 3 } }),
    strew('springOnionStalk', 24, { to: 0.56, apart: 0.26, turn: [-24, 8] }),
    strew('chilliRing', 14, { to: 0.64 }),
    squares(0.42, 0.9, { from: 20 }),
  ],
  sides: {
    E: {
      ...side(bowl('white', { size: 104, bands: ['#1F5E52'] }), [pool('soy'), strew('sesame', 26, { to: 0.7 }), strew('chilliRing', 4, { to: 0.5 })]),
      at: [862, 240],
    },
  },
  tool: 'steelChopsticks',
  toolAt: { tip: [800, 690], turn: -60, length: 300 },
});
