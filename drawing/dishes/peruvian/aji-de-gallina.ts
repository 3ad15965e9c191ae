import { dish, side } from '../../kit/dish.ts';
import { mound } from '../../kit/layouts/beds.ts';
import { around, put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { film, puddle } from '../../kit/layouts/wet.ts';
import { bowl, deepPlate } from '../../kit/vessels/tableware.ts';

export const picture = dish('aji-de-gallina', {
  layout: 'pool',
  cloth: 'zigzag/violet',
  vessel: deepPlate('teal', { size: 288, inside: 'white' }),
  shade: '#8A5208',
  food: [
    around('potatoCoin', 9, { reach: 0.72, size: 0.2 }),
    puddle('saffron', [-0.02, 0.02], 0.84, { rough: 0.07 }),
    strew('chickenShred', 46, { to: 0.7, palette: ['#F6D06A', '#F0C24E', '#FADE8A'], apart: 0.8 }),
    film('saffron', 0.9),
    strew('chickenShred', 24, { to: 0.64, palette: ['#FAE09A', '#F6D06A'], apart: 1.2 }),
    put(
      'halfEgg',
      [
        [[-0.3, -0.22], 20],
        [[0.34, -0.12], -30],
        [[-0.02, 0.36], 80],
      ],
      { size: 0.2 },
    ),
    put(
      'olive',
      [
        [[0.04, -0.34], 0],
        [[-0.36, 0.2], 40],
        [[0.34, 0.26], 80],
        [[0.02, 0.02], 20],
      ],
      { size: 0.085 },
    ),
    heap('parsley', 9, 'centre', 0.4, { apart: 2 }),
  ],
  sides: { ESE: { ...side(bowl('white', { size: 118 }), [mound('white', 'centre', 0.84)]), at: [858, 520] } },
  props: { NE: { food: 'chilli' }, SW: { food: 'pecan', count: 3 } },
});
