import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { smear } from '../../layouts/thick.ts';
import { puddle, swirl } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('alfajores-de-maicena', {
  layout: 'trio',
  cloth: 'zigzag/red',
  vessel: plate('blue', { form: 'square', size: 262 }),
  mirror: true,
  shade: '#7A4A1C',
  food: [
    put(
      'alfajorCoco',
      [
        [[-0.58, -0.58], 0],
        [[0, -0.6], 0],
        [[0.58, -0.58], 0],
        [[-0.58, 0.02], 0],
        [[0.58, 0.02], 0],
        [[-0.58, 0.6], 0],
        [[0, 0.6], 0],
        [[0.58, 0.6], 0],
      ],
      { size: 0.28 },
    ),
    put('alfajorSide', [[[0, 0.02], -20]], { size: 0.29 }),
    strew('coconutFlake', 40, { scale: 0.3, to: 0.9 }),
  ],
  sides: {
    E: {
      ...side(bowl('butter', { size: 110 }), [
        smear('ganache'),
        puddle('caramel', 'centre', 0.86, { rough: 0.04 }),
        swirl({ colour: '#D9924A', to: 0.5, turns: 1.4, width: 9 }),
      ]),
      at: [846, 300],
    },
  },
  props: { SW: { food: 'coconutFlake', count: 5, scale: 0.6 } },
});
