import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool, swirl } from '../../layouts/wet.ts';
import { bowl, pan, plate } from '../../vessels/tableware.ts';

const TIKKA = ['#EE7E34', '#A8400E'];

export const picture = dish('murgh-makhani', {
  layout: 'pool',
  cloth: 'waves/indigo',
  vessel: pan('copper', { form: 'oval', size: 266, ratio: 1.28, inside: 'steel', loops: [180] }),
  at: [414, 366],
  food: [
    pool('makhani', { drops: 70, drop: '#F2A23A' }),
    strew('coatedChunk', 26, { to: 0.86, apart: 1.1, palette: TIKKA }),
    film('makhani', 0.7),
    strew('coatedChunk', 16, { to: 0.82, apart: 1.5, palette: TIKKA, look: { gloss: 0.6 } }),
    swirl({ to: 0.62, turns: 1.5 }),
    strew('fenugreek', 40, { to: 0.8 }),
    strew('coriander', 14, { to: 0.66 }),
  ],
  sides: {
    E: {
      ...side(bowl('copper', { size: 122, inside: 'steel' }), [mound('white', 'centre', 0.84)]),
      at: [868, 208],
    },
    ESE: side(plate('steel', { size: 126 }), [put('naan', 'centre', { size: 0.86, turn: -30 })]),
  },
  props: { SW: 'chilli', NW: { food: 'cardamom', count: 5 } },
});
