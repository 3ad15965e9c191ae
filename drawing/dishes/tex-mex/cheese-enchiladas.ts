import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { strew } from '../../kit/layouts/many.ts';
import { smear } from '../../kit/layouts/thick.ts';
import { dots, film, pool, puddle } from '../../kit/layouts/wet.ts';
import { bowl, tray } from '../../kit/vessels/tableware.ts';

export const picture = dish('cheese-enchiladas', {
  layout: 'tray',
  cloth: 'gingham/blue',
  vessel: tray('sand', { size: 252, ratio: 1.42 }),
  at: [392, 366],
  food: [
    pool('gravy'),
    put(
      'enchilada',
      [
        [[-0.8, 0], 90],
        [[-0.48, 0], 92],
        [[-0.16, 0], 88],
        [[0.16, 0], 91],
        [[0.48, 0], 89],
        [[0.8, 0], 90],
      ],
      { size: 0.84, palette: ['#D9803A', '#CC6E28'], look: { gloss: 0.25 } },
    ),
    puddle('saffron', [-0.36, 0.04], 0.62, { stretch: 1.5, rough: 0.16 }),
    puddle('saffron', [0.36, -0.04], 0.62, { stretch: 1.5, rough: 0.16 }),
    film('gravy', 0.3),
    dots('#B4581C', 40, { to: 0.7, size: [4, 12] }),
    strew('onionBit', 46, { to: 0.8, scale: 0.8 }),
    strew('coriander', 26, { to: 0.8 }),
  ],
  sides: { ESE: { ...side(bowl('clay', { size: 116 }), [smear('refried')]), at: [856, 500] } },
  props: { NE: { food: 'chilli' } },
});
