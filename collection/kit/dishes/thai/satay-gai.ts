import { dish, side } from '../../dish.ts';
import { leafUnder } from '../../layouts/beds.ts';
import { fan } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { skewers } from '../../layouts/sticks.ts';
import { pool } from '../../layouts/wet.ts';
import { bowl, tray } from '../../vessels/tableware.ts';

export const picture = dish('satay-gai', {
  layout: 'skewers',
  cloth: 'waves/red',
  vessel: tray('celadon', { size: 270, ratio: 1.32 }),
  at: [420, 366],
  food: [
    leafUnder({ turn: -8 }),
    skewers(['satayFold'], 9, {
      count: 6,
      gap: 0.29,
      lean: -9,
      at: [0.06, -0.08],
      step: 1.1,
      handle: 120,
    }),
    fan('toastSquare', 3, 120, 160, { reach: 0.74, face: 20 }),
  ],
  sides: {
    E: side(bowl('clay', { size: 116 }), [pool('peanut', { drops: 26, drop: '#D8461A' }), strew('choppedNut', 40, { to: 0.7 })]),
    ESE: side(bowl('white', { size: 104, bands: ['#1F5493'] }), [
      pool('clearBroth'),
      heap('cucumber', 16, 'centre', 0.7, { scale: 0.8 }),
      heap('shallot', 14, 'centre', 0.6),
      strew('chilliRing', 9, { to: 0.6 }),
    ]),
  },
  props: { SW: { food: 'peanut', count: 4 }, NW: 'chilli' },
});
