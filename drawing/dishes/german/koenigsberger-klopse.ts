import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('koenigsberger-klopse', {
  layout: 'pool',
  cloth: 'dots/forest',
  vessel: bowl('white', { form: 'oval', size: 258, ratio: 1.34, bands: ['#1F5493', '#1F5493'] }),
  at: [396, 366],
  shade: '#8A6A34',
  food: [
    pool('capers', { sheen: 0.5 }),
    put(
      'paleMeatball',
      [
        [[-0.6, -0.26], 0],
        [[-0.2, -0.5], 40],
        [[0.22, -0.44], 80],
        [[0.62, -0.2], 10],
        [[-0.46, 0.36], 90],
        [[-0.04, 0.04], 120],
        [[0.4, 0.4], 150],
        [[-0.04, 0.62], 60],
      ],
      { size: 0.26, palette: ['#E3C79A', '#D8B886', '#EBD4AC'], look: { gloss: 0.3 } },
    ),
    film('capers', 0.3),
    strew('caper', 80, { to: 0.86, apart: 1.6, scale: 1.3 }),
    strew('parsley', 26, { to: 0.8, scale: 0.9 }),
    strew('pepper', 30, { to: 0.8 }),
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
