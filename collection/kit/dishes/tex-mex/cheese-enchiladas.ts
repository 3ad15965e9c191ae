import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { melt } from '../../layouts/melt.ts';
import { smear } from '../../layouts/thick.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl, tray } from '../../vessels/tableware.ts';

const PLACES = [-0.79, -0.475, -0.16, 0.16, 0.475, 0.79] as const;

export const picture = dish('cheese-enchiladas', {
  layout: 'tray',
  cloth: 'gingham/blue',
  vessel: tray('sand', { size: 252, ratio: 1.42 }),
  at: [392, 366],
  food: [
    pool('chilliGravy', { drops: 16 }),
    put(
      'enchilada',
      PLACES.map((x, index) => [[x, 0], 88 + (index % 3) * 2] as const),
      { size: 0.86, palette: ['#B9562A', '#AC4A22', '#C26434'] },
    ),
    film('chilliGravy', 0.5),
    ...PLACES.map((x, index) => melt('cheddar', [x, 0.03 * (index % 2)], [0.6, 0.25], { turn: 90, scorches: 20, drips: 0.08, square: true })),
    strew('onionBit', 50, { to: 0.78, scale: 0.95 }),
    strew('coriander', 16, { to: 0.8 }),
  ],
  sides: { ESE: { ...side(bowl('clay', { size: 116 }), [smear('refried'), strew('freshCheese', 5, { to: 0.4, scale: 0.5 })]), at: [856, 500] } },
  props: { NE: { food: 'chilli' } },
});
