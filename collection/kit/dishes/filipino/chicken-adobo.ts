import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

const GLAZED = ['#B05A1A', '#A24E14', '#BC6622'];
const SHEEN = { gloss: 0.8, exponent: 30, whole: true, tamp: 0.04, mottle: { colour: '#5A2006', strength: 0.3, frequency: 0.025 } };

export const picture = dish('chicken-adobo', {
  layout: 'pool',
  cloth: 'madras/mango',
  vessel: bowl('celadon', { size: 296 }),
  at: [330, 366],
  food: [
    pool('okonomiSauce', { drops: 60, drop: '#A85A22' }),
    put(
      'chickenLeg',
      [
        [[-0.22, -0.5], 8],
        [[0.46, -0.36], 96],
        [[-0.5, 0.06], -62],
        [[0.16, 0.6], 172],
      ],
      { size: 0.44, palette: GLAZED, look: SHEEN },
    ),
    put(
      'chickenThigh',
      [
        [[0.54, 0.24], 60],
        [[-0.36, 0.56], 150],
        [[0.06, 0.04], -20],
      ],
      { size: 0.38, palette: GLAZED, look: SHEEN },
    ),
    film('okonomiSauce', 0.12),
    strew('garlicClove', 7, { to: 0.8, apart: 2, scale: 0.75, palette: ['#E9CC94', '#DDB878'] }),
    put(
      'bay',
      [
        [[-0.02, -0.26], 30],
        [[0.3, 0.2], -50],
        [[-0.62, -0.3], 80],
        [[-0.16, 0.36], 10],
      ],
      { scale: 1.3 },
    ),
    strew('peppercorn', 40, { to: 0.86, apart: 1.6, scale: 0.95 }),
  ],
  sides: { E: { ...side(plate('white', { size: 152, bands: ['#1F5493'] }), [mound('white', 'centre', 0.9)]), at: [792, 366] } },
});
