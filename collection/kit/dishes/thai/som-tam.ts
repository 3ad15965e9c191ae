import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, mix, strew } from '../../layouts/many.ts';
import { puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

const PALE = ['#E9F0C4', '#DCE8AE', '#F3F5DC', '#CFE09A'];

export const picture = dish('som-tam', {
  layout: 'salad',
  cloth: 'waves/indigo',
  vessel: plate('clay', { form: 'oval', size: 272, ratio: 1.36 }),
  shade: '#6A5A1E',
  food: [
    puddle('clearBroth', 'centre', 1.04, { stretch: 1.7 }),
    heap('papaya', 200, 'centre', 1.12, { stretch: 1.6, apart: 0.34, scale: 1.35, palette: PALE }),
    heap('papaya', 110, 'centre', 0.72, { stretch: 1.6, apart: 0.3, scale: 1.35, palette: PALE }),
    mix(
      [
        ['papaya', 6],
        ['greenBean', 2],
        ['cherryTomato', 2],
      ],
      100,
      'centre',
      1.02,
      { stretch: 1.7, apart: 0.62, scale: 1.2 },
    ),
    strew('cherryTomato', 16, { to: 0.66, apart: 1.6, scale: 1.1 }),
    strew('greenBean', 9, { to: 0.6, apart: 0.9 }),
    heap('peanut', 30, [0.1, -0.1], 0.7, { stretch: 1.6, apart: 1 }),
    strew('smallPrawn', 12, { to: 0.5, scale: 0.5 }),
    strew('chilliRing', 22, { to: 0.64 }),
    put(
      'lime',
      [
        [[-0.72, 0.3], 30],
        [[-0.6, 0.52], 60],
      ],
      { scale: 1.1 },
    ),
  ],
  props: { SE: { food: 'peanut', count: 4 }, SW: { food: 'chilli', count: 2 } },
});
