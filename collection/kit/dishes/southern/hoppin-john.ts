import { dish } from '../../dish.ts';
import { bed } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('hoppin-john', {
  layout: 'bed',
  cloth: 'gingham/plum',
  vessel: pan('blue', { size: 280, inside: 'white', loops: [0, 180] }),
  shade: '#3A1E08',
  food: [
    bed('white', { density: 0.8 }),
    strew('blackEyedBean', 105, { to: 0.9, apart: 1.35, scale: 1.05, palette: ['#DDB980', '#D2AA6E', '#E6C894'] }),
    strew('celery', 18, { to: 0.86 }),
    strew('greenPepperDice', 16, { to: 0.86 }),
    strew('baconBit', 40, { to: 0.86, apart: 1.6, scale: 1.1 }),
    heap('bacon', 4, 'centre', 0.4, { scale: 0.7, apart: 1 }),
    strew('springOnion', 40, { to: 0.8 }),
    put('bay', [[[0.5, -0.36], 30]], { size: 0.18 }),
  ],
  props: { SW: { food: 'blackEyedBean', count: 6 }, NE: { food: 'springOnion', count: 4 } },
});
