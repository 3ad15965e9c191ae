import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { around, put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('feijoada', {
  layout: 'trio',
  cloth: 'zigzag/ochre',
  vessel: bowl('black', { size: 262 }),
  at: [312, 366],
  food: [
    pool('black', { drops: 30, drop: '#7A5A4A' }),
    strew('blackBean', 190, { to: 0.92, apart: 0.8, scale: 1.3 }),
    strew('porkChunk', 12, { to: 0.8, apart: 1 }),
    film('black', 0.45),
    strew('blackBean', 90, { to: 0.88, apart: 1, scale: 1.35 }),
    around('sausageCoin', 8, { reach: 0.52, size: 0.15 }),
    put(
      'porkBelly',
      [
        [[-0.1, -0.12], 20],
        [[0.2, 0.16], -30],
        [[-0.22, 0.3], 60],
      ],
      { size: 0.2 },
    ),
    put(
      'bay',
      [
        [[0.34, -0.3], 30],
        [[-0.44, 0.02], -60],
      ],
      { size: 0.17 },
    ),
  ],
  sides: {
    E: { ...side(bowl('white', { size: 134, bands: ['#0E6B54'] }), [mound('white', 'centre', 0.86)]), at: [722, 210] },
    ESE: {
      ...side(bowl('white', { size: 134, bands: ['#0E6B54'] }), [
        strew('lettuceRibbon', 70, { to: 0.86, apart: 0.5, palette: ['#2F6A22', '#3E7E2C', '#265A1C'] }),
        put(
          'orangeSlice',
          [
            [[0.5, 0.36], 20],
            [[0.16, 0.62], 70],
          ],
          { size: 0.42 },
        ),
      ]),
      at: [720, 520],
    },
    SE: { ...side(bowl('butter', { size: 92 }), [mound('farofa', 'centre', 0.86)]), at: [886, 366] },
  },
  props: { SE: { food: 'bay', count: 1 } },
});
