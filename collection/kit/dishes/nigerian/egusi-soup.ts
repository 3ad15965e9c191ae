import { dish, side } from '../../dish.ts';
import { beads } from '../../layouts/clear.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('egusi-soup', {
  layout: 'pool',
  cloth: 'lozenges/earth',
  vessel: bowl('white', { size: 286, bands: ['#1F5A36', '#E6B93E'] }),
  at: [340, 366],
  shade: '#6A2E06',
  food: [
    pool('palmOil', { drops: 60, drop: '#E8501A' }),
    strew('egusiCurd', 190, { to: 0.94, apart: 0.5, cap: 7 }),
    film('palmOil', 0.7),
    strew('wiltedGreens', 50, { to: 0.88, apart: 0.8 }),
    strew('beefChunk', 10, { to: 0.72, apart: 1.7, scale: 1.3 }),
    strew('egusiCurd', 50, { to: 0.86, apart: 1 }),
    strew('wiltedGreens', 36, { to: 0.84, apart: 0.9, scale: 1.1 }),
    film('palmOil', 0.3),
    beads('#DE4A16', 120, { from: 0.76, size: [3, 15] }),
  ],
  sides: { E: { ...side(plate('blue', { size: 168, inside: 'white' }), [put('swallow', [0, 0.02], { size: 0.72 })]), at: [782, 380] } },
});
