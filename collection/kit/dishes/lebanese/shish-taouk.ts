import { dish, side } from '../../dish.ts';
import { strew } from '../../layouts/many.ts';
import { skewers } from '../../layouts/sticks.ts';
import { smear } from '../../layouts/thick.ts';
import { dots } from '../../layouts/wet.ts';
import { bowl, tray } from '../../vessels/tableware.ts';

export const picture = dish('shish-taouk', {
  layout: 'skewers',
  cloth: 'tiles/plum',
  vessel: tray('steel', { size: 250, ratio: 1.42 }),
  at: [394, 366],
  food: [
    skewers(['chickenGrilled', 'redPepperPiece', 'chickenGrilled', 'onionPiece', 'chickenGrilled', 'greenPepperPiece', 'chickenGrilled'], 9, {
      count: 4,
      gap: 0.48,
      lean: -6,
      at: [0.12, 0],
      step: 0.92,
      scale: 1.6,
      handle: 110,
      metal: true,
    }),
    strew('herbFlake', 40, { to: 0.8 }),
    strew('pepper', 40, { to: 0.8 }),
  ],
  sides: {
    E: { ...side(bowl('ink', { size: 108 }), [smear('labneh', 'centre', 0.97), dots('#C9B02C', 6, { to: 0.5 })]), at: [866, 270] },
  },
  props: { ESE: { food: 'lemon', count: 2, scale: 1.1 } },
});
