import { dish, side } from '../../dish.ts';
import { wedges } from '../../layouts/cuts.ts';
import { stack } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { board, bowl } from '../../vessels/tableware.ts';

export const picture = dish('cong-you-bing', {
  layout: 'disc',
  cloth: 'waves/indigo',
  vessel: board('walnut', { size: 276, ratio: 1.3, turn: -3 }),
  at: [404, 366],
  food: [
    stack('scallionPancake', 3, { size: 0.92, slip: 0.09, look: { mottle: { colour: '#A85E18', strength: 0.5, frequency: 0.035 } } }),
    wedges(6, 0.97),
    strew('sesame', 120, { to: 0.6 }),
    strew('springOnion', 20, { to: 0.5, scale: 0.8 }),
  ],
  sides: { E: side(bowl('celadon', { size: 100 }), [pool('soy', { drops: 12 }), strew('springOnion', 10, { to: 0.6 })]) },
  props: { SE: { food: 'springOnion', count: 5 } },
});
