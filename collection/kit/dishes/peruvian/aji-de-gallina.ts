import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { around, put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, puddle } from '../../layouts/wet.ts';
import { bowl, deepPlate } from '../../vessels/tableware.ts';

export const picture = dish('aji-de-gallina', {
  layout: 'pool',
  cloth: 'zigzag/violet',
  vessel: deepPlate('teal', { size: 288, inside: 'white' }),
  shade: '#8A5208',
  food: [
    around('potatoCoin', 10, { reach: 0.78, size: 0.24, palette: ['#F8DC7A', '#F2D064'] }),
    puddle('saffron', [-0.02, 0.02], 0.78, { rough: 0.12 }),
    strew('chickenShred', 60, { to: 0.66, palette: ['#F6D06A', '#F0C24E', '#FADE8A'], apart: 0.7 }),
    film('saffron', 1),
    film('saffron', 0.6),
    put(
      'halfEgg',
      [
        [[-0.42, -0.1], 80],
        [[-0.26, -0.38], 125],
        [[0.06, -0.46], 175],
      ],
      { size: 0.23 },
    ),
    put(
      'olive',
      [
        [[-0.62, 0.14], 0],
        [[0.3, -0.36], 40],
        [[0.28, 0.36], 80],
        [[0.42, 0.24], 10],
      ],
      { size: 0.11 },
    ),
    heap('parsley', 9, [0.14, 0.12], 0.34, { apart: 1.4 }),
  ],
  sides: { ESE: { ...side(bowl('white', { size: 118 }), [mound('white', 'centre', 0.84)]), at: [858, 520] } },
  props: { NE: { food: 'chilli' }, SW: { food: 'pecan', count: 3 } },
});
