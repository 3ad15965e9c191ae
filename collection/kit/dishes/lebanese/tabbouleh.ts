import { dish, side } from '../../dish.ts';
import { around, put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dots } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('tabbouleh', {
  layout: 'salad',
  cloth: 'tiles/terracotta',
  vessel: plate('white', { form: 'oval', size: 268, ratio: 1.38, bands: ['#1F6A68'] }),
  at: [404, 366],
  food: [
    around('lettuce', 14, { reach: 0.88, face: -90, scale: 1.05 }),
    heap('choppedGreens', 330, 'centre', 0.92, { stretch: 1.7, apart: 0.7, cap: 10 }),
    heap('choppedHerb', 340, 'centre', 0.9, { stretch: 1.8, apart: 0.8, scale: 1.5, cap: 8 }),
    heap('tomatoDice', 120, 'centre', 0.86, { stretch: 1.8, apart: 1.2, cap: 6 }),
    heap('springOnion', 44, 'centre', 0.8, { stretch: 1.8, apart: 1.4 }),
    dots('#E8C07A', 190, { to: 0.74, size: [2.4, 4.2] }),
    heap('parsley', 46, 'centre', 0.8, { stretch: 1.8, apart: 1.4, scale: 0.8 }),
    strew('mint', 7, { to: 0.4, scale: 0.9 }),
  ],
  sides: {
    E: {
      ...side(bowl('clay', { size: 88 }), [
        strew('lettuceRibbon', 1),
        put(
          'lemon',
          [
            [[-0.2, 0], 10],
            [[0.3, 0.2], 150],
          ],
          { scale: 0.86 },
        ),
      ]),
      at: [866, 270],
    },
  },
  props: { ESE: { food: 'mint', count: 3 } },
});
