import { dish } from '../../dish.ts';
import { leafUnder, nest } from '../../layouts/beds.ts';
import { around } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { basket } from '../../vessels/tableware.ts';

const CHICKEN = ['#E6A652', '#DA9440', '#F0BA6C'];

export const picture = dish('pancit-bihon', {
  layout: 'nest',
  cloth: 'madras/sea',
  vessel: basket('#E9D6AC', { size: 324 }),
  shade: '#7A4A16',
  food: [
    leafUnder({ turn: -24 }),
    nest('bihon', { reach: 0.98, width: 6.4, bundles: 24 }),
    strew('cabbage', 10, { to: 0.6, apart: 1.4, scale: 0.8 }),
    strew('carrotStick', 24, { to: 0.62, apart: 0.6, scale: 0.62 }),
    strew('pulledChicken', 13, { to: 0.58, apart: 1.6, palette: CHICKEN }),
    strew('mangetout', 12, { to: 0.6, apart: 1.2, scale: 1.2 }),
    strew('smallPrawn', 7, { to: 0.48, apart: 2, scale: 1.2 }),
    heap('springOnion', 30, 'centre', 0.6, { apart: 1.4 }),
    around('calamansi', 9, { reach: 0.87, from: -80, size: 0.125 }),
  ],
});
