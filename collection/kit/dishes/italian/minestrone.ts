import { dish } from '../../dish.ts';
import { heap, strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { dots, film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('minestrone', {
  layout: 'soup',
  cloth: 'tiles/blue',
  vessel: bowl('white', { size: 292, bands: ['#A24A2A'] }),
  food: [
    pool('palmOil', { drops: 60, drop: '#F2B04A' }),
    strew('potato', 22, { to: 0.88, apart: 1.1, scale: 1.15 }),
    strew('carrot', 40, { to: 0.88, scale: 1.35 }),
    strew('borlotti', 26, { to: 0.88 }),
    strew('wiltedGreens', 16, { to: 0.84, palette: ['#6E9A3C', '#86AE4E', '#5C8A30'] }),
    film('palmOil', 0.7),
    strew('ditalini', 46, { to: 0.86, apart: 1, scale: 1.2 }),
    strew('greenBean', 26, { to: 0.82, scale: 0.62, apart: 0.9 }),
    strew('choppedGreens', 30, { to: 0.84, scale: 1.2, palette: ['#7CA83C', '#94BE56', '#68963A'] }),
    strew('courgette', 11, { to: 0.82, apart: 1 }),
    strew('borlotti', 22, { to: 0.84, apart: 1.2 }),
    strew('carrot', 22, { to: 0.84, scale: 1.4 }),
    strew('potato', 12, { to: 0.8, scale: 1.1, apart: 1.6 }),
    strew('tomatoDice', 12, { to: 0.8, scale: 1.3 }),
    dots('#D9B83C', 26, { from: 0.1, to: 0.88, size: [3, 7] }),
    dust(['#FFF8E4', '#FBEBC2'], 420, { at: [0.04, 0], reach: 0.34, size: [1.4, 3.8] }),
    heap('basil', 4, [0.06, -0.04], 0.2, { apart: 0.8, scale: 1.2 }),
  ],
  tool: 'spoon',
  toolAt: { tip: [836, 250], turn: 82, length: 400 },
});
