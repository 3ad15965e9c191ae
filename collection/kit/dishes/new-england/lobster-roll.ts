import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { open } from '../../layouts/sticks.ts';
import { bowl, paper } from '../../vessels/tableware.ts';

const FILLING = [
  ['lobsterMeat', 26],
  ['celery', 4],
  ['lobsterMeat', 12],
  ['chive', 11],
] as const;

export const picture = dish('lobster-roll', {
  layout: 'open',
  cloth: 'gingham/plum',
  vessel: paper({ size: 258, ratio: 1.4, checks: '#2F6196' }),
  at: [404, 366],
  shade: '#6A2A0C',
  food: [
    open('topSplitBun', FILLING, { at: [-0.08, -0.42], turn: -7, size: 0.98, band: [1.75, 0.36] }),
    open('topSplitBun', FILLING, { at: [0.1, 0.46], turn: -4, size: 0.98, band: [1.75, 0.36] }),
    put('lemon', [[[-0.8, 0.66], 20]], { size: 0.2 }),
  ],
  sides: { ESE: { ...side(bowl('white', { size: 104 }), [heap('potatoCrisp', 22, 'centre', 0.8, { apart: 0.5 })]), at: [862, 540] } },
  props: { NE: 'lemon' },
});
