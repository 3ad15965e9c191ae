import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { dots, film, pool } from '../../kit/layouts/wet.ts';
import { bowl, plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('egusi-soup', {
  layout: 'pool',
  cloth: 'lozenges/earth',
  vessel: bowl('white', { size: 286, bands: ['#1F5A36', '#E6B93E'] }),
  at: [340, 366],
  shade: '#6A2E06',
  food: [
    pool('squash', { drops: 90, drop: '#E8501A' }),
    strew('scrambledEgg', 60, { to: 0.84, apart: 0.8, scale: 0.9, palette: ['#F2C45A', '#E8B440', '#F6D684', '#DDA032'] }),
    film('squash', 0.5),
    strew('choppedGreens', 60, { to: 0.84, apart: 0.8 }),
    strew('spinach', 22, { to: 0.78, apart: 0.8, scale: 0.9 }),
    strew('beefChunk', 13, { to: 0.7, apart: 1.3, scale: 1.2 }),
    film('squash', 0.2),
    heap('scrambledEgg', 22, 'centre', 0.7, { apart: 1.2, scale: 0.8, palette: ['#F2C45A', '#F6D684'] }),
    strew('spinach', 9, { to: 0.66, apart: 1.4, scale: 0.8 }),
    dots('#E2501A', 40, { to: 0.84, size: [4, 10] }),
  ],
  sides: { E: { ...side(plate('blue', { size: 168, inside: 'white' }), [put('swallow', [0, 0.02], { size: 0.72 })]), at: [782, 380] } },
});
