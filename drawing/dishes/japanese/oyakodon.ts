import { dish, side } from '../../kit/dish.ts';
import { bed } from '../../kit/layouts/beds.ts';
import { heap, mix, strew } from '../../kit/layouts/many.ts';
import { film, pool, puddle } from '../../kit/layouts/wet.ts';
import { bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('oyakodon', {
  layout: 'bed',
  cloth: 'waves/indigo',
  vessel: bowl('red', { size: 298, inside: 'black', bands: ['#E8B050'] }),
  at: [420, 366],
  shade: '#9A5A14',
  food: [
    bed('sushi'),
    puddle('egg', [0.06, 0.04], 0.84, { rough: 0.12 }),
    heap('onionSoft', 30, [0.04, 0.02], 0.7, { apart: 0.8 }),
    heap('chickenChunk', 44, [0.04, 0.02], 0.74, { apart: 1 }),
    film('egg', 0.5),
    mix(
      [
        ['scrambledEgg', 5],
        ['chickenChunk', 2],
      ],
      80,
      [0.04, 0.02],
      0.76,
      { apart: 0.85, scale: 1.25, cap: 6 },
    ),
    film('egg', 0.22),
    strew('springOnion', 46, { to: 0.6, apart: 1 }),
    heap('noriStrip', 34, [0.06, -0.02], 0.24, { apart: 0.4, scale: 1.2 }),
  ],
  sides: {
    ESE: side(bowl('celadon', { size: 98 }), [heap('ginger', 60, 'centre', 0.7, { palette: ['#E5506A', '#D93A58', '#EF7A8C'] })]),
    E: { ...side(bowl('ink', { size: 100 }), [pool('clearBroth'), strew('springOnion', 12, { to: 0.6 })]), at: [860, 190] },
  },
});
