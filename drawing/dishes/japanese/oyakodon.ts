import { dish, side } from '../../kit/dish.ts';
import { bed } from '../../kit/layouts/beds.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { pool, puddle } from '../../kit/layouts/wet.ts';
import { bowl } from '../../kit/vessels/tableware.ts';

const RUNNY = ['#FBC63A', '#F8B82C', '#FBD25A'];

export const picture = dish('oyakodon', {
  layout: 'bed',
  cloth: 'waves/indigo',
  vessel: bowl('red', { size: 298, inside: 'black', bands: ['#E8B050'] }),
  at: [420, 366],
  shade: '#9A5A14',
  food: [
    bed('sushi'),
    puddle('egg', [0.04, 0.03], 0.8, { rough: 0.14 }),
    heap('scrambledEgg', 60, [0.04, 0.03], 0.74, { apart: 0.62, scale: 1.25, palette: RUNNY }),
    heap('onionSoft', 26, [0.04, 0.03], 0.7, { apart: 1, scale: 1.1 }),
    heap('chickenPiece', 15, [0.04, 0.03], 0.62, { apart: 1.7, scale: 1.25 }),
    heap('scrambledEgg', 16, [0.04, 0.03], 0.66, { apart: 1.4, scale: 0.85, palette: RUNNY }),
    strew('springOnion', 40, { to: 0.56, apart: 1 }),
    heap('noriStrip', 26, [0.04, 0], 0.2, { apart: 0.4, scale: 1.2 }),
  ],
  sides: {
    ESE: side(bowl('celadon', { size: 98 }), [heap('ginger', 60, 'centre', 0.7, { palette: ['#E5506A', '#D93A58', '#EF7A8C'] })]),
    E: { ...side(bowl('ink', { size: 100 }), [pool('clearBroth'), strew('springOnion', 12, { to: 0.6 })]), at: [860, 190] },
  },
});
