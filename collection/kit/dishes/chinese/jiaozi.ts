import { dish, side } from '../../dish.ts';
import { rows } from '../../layouts/few.ts';
import { dots, pool } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('jiaozi', {
  layout: 'rows',
  cloth: 'waves/red',
  vessel: plate('blue', { form: 'oval', size: 270, ratio: 1.36, bands: ['#F4E8D8'] }),
  mirror: true,
  at: [408, 366],
  shade: '#8A5A22',
  food: [
    rows('jiaozi', [4, 5, 6, 5, 4], {
      gap: [0.46, 0.33],
      turn: -22,
      size: 0.32,
    }),
  ],
  sides: {
    E: {
      ...side(bowl('ink', { size: 96 }), [pool('soy', { drops: 20, drop: '#E2501A' }), dots('#D8461A', 18, { to: 0.7 })]),
      at: [868, 210],
    },
  },
  props: { SE: { food: 'garlicChive', count: 4, scale: 1.3 } },
});
