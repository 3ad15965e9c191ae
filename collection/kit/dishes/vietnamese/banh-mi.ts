import { dish, side } from '../../dish.ts';
import { heap } from '../../layouts/many.ts';
import { open } from '../../layouts/sticks.ts';
import { bowl, paper } from '../../vessels/tableware.ts';

const FILLING = [
  ['dollop', 7],
  ['porkSlice', 9],
  ['cucumber', 7],
  ['carrotShred', 34],
  ['daikon', 14],
  ['corianderSprig', 6],
  ['chilliRing', 10],
] as const;

export const picture = dish('banh-mi', {
  layout: 'open',
  cloth: 'waves/jade',
  vessel: paper({ size: 262, ratio: 1.4, checks: '#2F6196' }),
  mirror: true,
  at: [402, 366],
  food: [
    open('openBaguette', FILLING, { at: [-0.02, -0.44], turn: -8, size: 1.34, band: [1.7, 0.2] }),
    open('openBaguette', FILLING, { at: [0.03, 0.42], turn: -5, size: 1.34, band: [1.7, 0.2] }),
  ],
  sides: {
    E: {
      ...side(bowl('celadon', { size: 92 }), [heap('daikon', 24, [0.1, 0.1], 0.6, { apart: 0.5 }), heap('carrotShred', 30, [-0.1, 0], 0.7, { apart: 0.4 })]),
      at: [872, 230],
    },
  },
});
