import { dish } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { deepPlate } from '../../vessels/tableware.ts';

/** Chicken that the roux has stained. */
const STAINED = ['#C08A52', '#B07A44', '#CE9A62'];

export const picture = dish('chicken-andouille-gumbo', {
  layout: 'pool',
  cloth: 'gingham/yellow',
  vessel: deepPlate('white', { size: 310, rim: 0.13, bands: ['#A5321C', '#A5321C'] }),
  at: [462, 366],
  food: [
    pool('roux', { drops: 60, drop: '#E08A34' }),
    strew('pulledChicken', 26, { from: 0.36, palette: STAINED, cap: 3 }),
    strew('onionBit', 60, { from: 0.36, palette: ['#8A6A2C', '#9A6A34', '#A8743C'] }),
    film('roux', 1),
    film('roux', 0.5),
    strew('pulledChicken', 13, { from: 0.5, to: 0.84, apart: 2, palette: STAINED, cap: 2 }),
    strew('sausageCoin', 17, { from: 0.5, to: 0.86, apart: 2.1, scale: 1.12, cap: 2 }),
    strew('celery', 26, { from: 0.44, apart: 1.8, palette: ['#8E9A44', '#7A8A38', '#A4AC5A'] }),
    strew('greenPepperDice', 20, { from: 0.44, apart: 1.8, palette: ['#5E7A34', '#6E7A2E'] }),
    mound('white', 'centre', 0.44),
    heap('springOnion', 60, 'centre', 0.84, { apart: 1.4, cap: 3 }),
  ],
  props: { SW: { food: 'bay', count: 2, scale: 0.85 } },
  tool: 'spoon',
  toolAt: { tip: [806, 214], turn: 74, length: 540 },
});
