import { dish, side } from '../../dish.ts';
import { around } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dots, film, pool, puddle } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('locro', {
  layout: 'pool',
  cloth: 'zigzag/blue',
  vessel: bowl('clay', { size: 282, bands: ['#F4E8D8', '#F4E8D8'] }),
  shade: '#7A3A08',
  food: [
    pool('squash', { drops: 30, drop: '#F6C46A' }),
    strew('choclo', 70, { to: 0.86, scale: 1.1, apart: 0.95 }),
    strew('beefChunk', 16, { to: 0.76, apart: 1.1, scale: 0.9 }),
    film('squash', 0.9),
    strew('choclo', 40, { to: 0.84, scale: 1.1, apart: 1.2 }),
    strew('whiteBean', 40, { to: 0.84, apart: 1.3 }),
    strew('beefChunk', 7, { to: 0.66, apart: 1.5, scale: 0.85 }),
    around('sausageCoin', 7, { reach: 0.56, size: 0.13, palette: ['#B8502A', '#A44420'] }),
    puddle('chilliOil', [0.02, 0], 0.3, { rough: 0.2 }),
    dots('#C8380C', 26, { to: 0.7, size: [4, 11] }),
    heap('springOnion', 34, [0.02, 0], 0.28),
  ],
  sides: { ESE: side(bowl('black', { size: 96 }), [pool('chilliOil'), strew('springOnion', 14, { to: 0.7 })]) },
  props: { SW: { food: 'choclo', count: 3 }, NE: 'squash' },
  tool: 'spoon',
  toolAt: { tip: [764, 170], turn: 66, length: 420 },
});
