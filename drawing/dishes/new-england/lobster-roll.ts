import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap } from '../../kit/layouts/many.ts';
import { open } from '../../kit/layouts/sticks.ts';
import { bowl, paper } from '../../kit/vessels/tableware.ts';

export const picture = dish('lobster-roll', {
  layout: 'open',
  cloth: 'dots/slate',
  vessel: paper({ size: 258, ratio: 1.4, checks: '#2F6196' }),
  at: [404, 366],
  shade: '#6A2A0C',
  food: [
    open(
      'longBun',
      [
        ['lobsterMeat', 46],
        ['celery', 5],
        ['lobsterMeat', 12],
        ['chive', 11],
      ],
      { at: [-0.1, -0.4], turn: -6, size: 0.62, band: [1.75, 0.62] },
    ),
    open(
      'longBun',
      [
        ['lobsterMeat', 46],
        ['celery', 5],
        ['lobsterMeat', 12],
        ['chive', 11],
      ],
      { at: [0.06, 0.34], turn: -4, size: 0.62, band: [1.75, 0.62] },
    ),
    put('lemon', [[[-0.78, 0.62], 20]], { size: 0.2 }),
  ],
  sides: { ESE: { ...side(bowl('white', { size: 104 }), [heap('potatoCrisp', 22, 'centre', 0.8, { apart: 0.5 })]), at: [862, 540] } },
  props: { NE: 'lemon' },
});
