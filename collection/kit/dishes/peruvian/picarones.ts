import { dish, side } from '../../dish.ts';
import { around, put } from '../../layouts/few.ts';
import { pool, puddle } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('picarones', {
  layout: 'fried',
  cloth: 'zigzag/green',
  vessel: plate('blue', { size: 280, bands: ['#F4E8D8', '#F4E8D8'] }),
  food: [
    puddle('syrup', 'centre', 0.8, { rough: 0.08 }),
    around('picaron', 8, { reach: 0.6, size: 0.29, palette: ['#B8601A', '#A65410', '#C46E24'] }),
    put(
      'picaron',
      [
        [[0.06, -0.06], 20],
        [[-0.26, 0.2], 60],
        [[0.3, 0.24], 10],
        [[-0.24, -0.3], 0],
      ],
      { size: 0.3, palette: ['#C46E24', '#B8601A', '#CE7C30'] },
    ),
  ],
  sides: { ESE: side(bowl('clay', { size: 104 }), [pool('syrup'), put('cinnamon', 'centre', { size: 0.5, turn: -30 })]) },
  props: { SW: { food: 'orangeSlice' }, NE: { food: 'clove', count: 4 } },
});
