import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dots, film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('fasolada', {
  layout: 'soup',
  cloth: 'tiles/olive',
  vessel: bowl('white', { size: 284, bands: ['#1F5493', '#1F5493'] }),
  mirror: true,
  shade: '#5A1404',
  food: [
    pool('tomato', { drops: 40, drop: '#E8A040' }),
    strew('whiteBean', 90, { to: 0.88, apart: 0.9, cap: 6, palette: ['#E9BE84', '#E2AE70', '#F0CC98'] }),
    strew('carrotCoin', 24, { to: 0.82 }),
    strew('celery', 50, { to: 0.84 }),
    film('tomato', 0.85),
    strew('whiteBean', 44, { to: 0.82, palette: ['#F3D8A6', '#EBC88E', '#F6E0B6'] }),
    strew('carrotCoin', 11, { to: 0.74 }),
    strew('celery', 26, { to: 0.8 }),
    dots('#E0A82C', 30, { size: [3, 8] }),
    put('bay', [[[-0.42, -0.4], 30]]),
    heap('parsley', 26, 'centre', 0.42, { apart: 1.3 }),
  ],
  sides: {
    E: { ...side(bowl('clay', { size: 100 }), [strew('olive', 22, { to: 0.84, apart: 0.86 })]), at: [862, 330] },
  },
  props: { SE: { food: 'lemon', count: 1, scale: 1.2 } },
});
