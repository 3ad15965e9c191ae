import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { around, put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { dots, film, pool } from '../../layouts/wet.ts';
import { bowl, pan } from '../../vessels/tableware.ts';

export const picture = dish('moqueca-baiana', {
  layout: 'pool',
  cloth: 'zigzag/green',
  vessel: pan('black', { form: 'oval', size: 268, ratio: 1.26, noise: 0.2, loops: [180] }),
  mirror: true,
  at: [416, 366],
  food: [
    pool('coconut', { drops: 60, drop: '#E86A1C' }),
    strew('tomatoSlice', 8, { to: 0.82, scale: 0.8 }),
    film('coconut', 0.6),
    put(
      'fishSteak',
      [
        [[-0.42, -0.3], 20],
        [[0.36, -0.38], -30],
        [[0.02, 0.3], 8],
        [[0.62, 0.22], 70],
        [[-0.6, 0.3], -60],
      ],
      { size: 0.36 },
    ),
    film('makhani', 0.5),
    around('pepperRing', 5, { reach: 0.56, from: 10 }),
    around('tomatoSlice', 5, { reach: 0.6, from: 46, scale: 0.72 }),
    put('pepperRing', [[[0.1, -0.06], 0]], { palette: ['#CF2A1A', '#DB4426'] }),
    around('prawn', 6, { reach: 0.4, from: 24, face: 120, size: 0.26 }),
    strew('onionRing', 7, { to: 0.7, apart: 1.6 }),
    dots('#E2601A', 26, { to: 0.84 }),
    strew('coriander', 30, { to: 0.76 }),
  ],
  sides: {
    E: {
      ...side(bowl('white', { size: 120, bands: ['#0E6B54'] }), [mound('white', 'centre', 0.8)]),
      at: [866, 214],
    },
    ESE: side(bowl('butter', { size: 104 }), [mound('farofa', 'centre', 0.86)]),
  },
  props: { NW: 'chilli', SW: 'corianderSprig' },
});
