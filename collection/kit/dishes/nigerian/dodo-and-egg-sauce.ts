import { dish } from '../../dish.ts';
import { slick } from '../../layouts/clear.ts';
import { heap, mix } from '../../layouts/many.ts';
import { puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('dodo-and-egg-sauce', {
  layout: 'mounds',
  cloth: 'lozenges/plum',
  vessel: plate('butter', { form: 'oval', size: 270, ratio: 1.38, bands: ['#1F5A36'] }),
  shade: '#8A4A0E',
  food: [
    heap('dodo', 13, [-0.44, 0], 0.66, { apart: 0.85, scale: 1.2, turn: [-35, 22] }),
    heap('dodo', 7, [-0.44, 0], 0.5, { apart: 1, scale: 1.2, turn: [-30, 26] }),
    puddle('makhani', [0.4, 0.02], 0.66, { rough: 0.12 }),
    heap('scrambledEgg', 60, [0.4, 0], 0.62, { apart: 0.55, scale: 1 }),
    slick('#D8421A', [0.42, 0.04], 0.42, { opacity: 0.42, rough: 0.3 }),
    mix(
      [
        ['scrambledEgg', 5],
        ['tomatoChunk', 5],
        ['redPepper', 3],
        ['onionSoft', 2],
      ],
      56,
      [0.4, 0],
      0.56,
      { apart: 0.8, scale: 0.95 },
    ),
    heap('chilliFlake', 40, [0.4, 0], 0.56, { apart: 1 }),
  ],
  props: { SW: { food: 'tomato' }, NE: { food: 'chilli' } },
});
