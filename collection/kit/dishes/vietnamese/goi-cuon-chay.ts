import { dish, side } from '../../dish.ts';
import { rows } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { board, bowl } from '../../vessels/tableware.ts';

export const picture = dish('goi-cuon-chay', {
  layout: 'rows',
  cloth: 'waves/indigo',
  vessel: board('slate', { size: 272, ratio: 1.32, turn: 2 }),
  at: [400, 366],
  food: [rows('tofuRoll', [2, 2, 2, 2], { gap: [1.16, 0.44], lean: -3, size: 0.5 })],
  sides: {
    E: { ...side(bowl('clay', { size: 104 }), [pool('peanut'), strew('choppedNut', 50, { to: 0.7 }), strew('chilliRing', 4, { to: 0.4 })]), at: [862, 250] },
  },
  props: { SE: { food: 'mint', count: 4, scale: 1.2 }, NE: { food: 'chilli' } },
});
