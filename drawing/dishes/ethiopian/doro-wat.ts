import { dish, side } from '../../kit/dish.ts';
import { put, rows } from '../../kit/layouts/few.ts';
import { strew } from '../../kit/layouts/many.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { pan, plate } from '../../kit/vessels/tableware.ts';

const STEWED = { palette: ['#A2381A', '#922E14'] };

export const picture = dish('doro-wat', {
  layout: 'pool',
  cloth: 'lozenges/indigo',
  vessel: pan('clay', { form: 'oval', size: 268, ratio: 1.3, loops: [180] }),
  at: [416, 366],
  food: [
    pool('redLentil', { drops: 90, drop: '#F08A2A' }),
    strew('onionSoft', 70, { to: 0.86, apart: 0.8, palette: ['#8A2E14', '#7A2610', '#9A3C1C'] }),
    film('redLentil', 0.6),
    put(
      'chickenLeg',
      [
        [[-0.5, -0.3], 30],
        [[0.1, -0.42], -20],
        [[0.58, -0.12], 80],
        [[0.2, 0.42], 150],
        [[-0.42, 0.42], 200],
      ],
      { ...STEWED, size: 0.4 },
    ),
    film('redLentil', 0.34),
    put(
      'boiledEgg',
      [
        [[-0.14, -0.04], 20],
        [[0.34, 0.1], 70],
        [[-0.7, 0.1], -20],
        [[-0.12, 0.58], 10],
      ],
      { size: 0.2, palette: ['#F6D9B4', '#EFC898'] },
    ),
    strew('onionSoft', 26, { to: 0.8, apart: 1, palette: ['#B4441C', '#A43A16'] }),
  ],
  sides: { E: { ...side(plate('sand', { size: 128 }), [rows('injeraRoll', [1, 1, 1], { gap: [0.5, 0.5], lean: -30, size: 0.72 })]), at: [858, 220] } },
  props: { SE: { food: 'garlicClove', count: 3 } },
});
