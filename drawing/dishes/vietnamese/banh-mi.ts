import { dish, side } from '../../kit/dish.ts';
import { heap } from '../../kit/layouts/many.ts';
import { open } from '../../kit/layouts/sticks.ts';
import { bowl, paper } from '../../kit/vessels/tableware.ts';

const FILLING = [
  ['dollop', 9],
  ['porkSlice', 8],
  ['cucumber', 8],
  ['porkSlice', 2],
  ['carrotShred', 40],
  ['daikon', 14],
  ['corianderSprig', 5],
  ['chilliRing', 12],
] as const;

export const picture = dish('banh-mi', {
  layout: 'open',
  cloth: 'waves/jade',
  vessel: paper({ size: 262, ratio: 1.4, checks: '#2F6196' }),
  at: [402, 366],
  food: [
    open('halfBaguette', FILLING, { at: [0, -0.44], turn: -6, size: 0.68, band: [2.9, 0.44] }),
    open('halfBaguette', FILLING, { at: [0.02, 0.44], turn: -6, size: 0.68, band: [2.9, 0.44] }),
  ],
  sides: {
    E: {
      ...side(bowl('celadon', { size: 92 }), [heap('daikon', 24, [0.1, 0.1], 0.6, { apart: 0.5 }), heap('carrotShred', 30, [-0.1, 0], 0.7, { apart: 0.4 })]),
      at: [872, 230],
    },
  },
});
