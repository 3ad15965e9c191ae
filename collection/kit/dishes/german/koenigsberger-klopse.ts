import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('koenigsberger-klopse', {
  layout: 'pool',
  cloth: 'stripes/plum',
  vessel: bowl('white', { form: 'oval', size: 258, ratio: 1.34, bands: ['#1F5493', '#1F5493'] }),
  at: [396, 366],
  shade: '#8A6A34',
  food: [
    pool('velvet', { sheen: 0.7, drops: 20, drop: '#F4D98A' }),
    put(
      'paleMeatball',
      [
        [[-0.62, -0.2], 0],
        [[-0.24, -0.48], 40],
        [[0.22, -0.44], 80],
        [[0.62, -0.16], 10],
        [[-0.4, 0.4], 90],
        [[-0.04, 0], 120],
        [[0.36, 0.42], 150],
      ],
      {
        size: 0.29,
        palette: ['#E8C18A', '#E0B67C', '#EECC9A'],
        look: { gloss: 0.6, tamp: 0.05, grain: 0.03, bevel: 12, height: 9, mottle: { colour: '#A8662A', strength: 0.22, frequency: 0.04 } },
      },
    ),
    film('velvet', 0.2),
    strew('caper', 80, { to: 0.86, apart: 1.7, scale: 0.9, palette: ['#66762A', '#566622', '#768638'] }),
    put(
      'lemonSlice',
      [
        [[0.68, 0.36], 20],
        [[0.8, 0.16], 70],
      ],
      { size: 0.17 },
    ),
    strew('parsley', 22, { to: 0.8, scale: 0.9 }),
  ],
  sides: {
    E: {
      ...side(bowl('blue', { size: 116, inside: 'white' }), [
        heap('potatoChunk', 16, 'centre', 0.72, { apart: 0.8, scale: 1.3 }),
        strew('parsley', 12, { to: 0.6, scale: 0.8 }),
      ]),
      at: [858, 280],
    },
  },
  props: { SE: { food: 'lemonSlice', count: 2 } },
});
