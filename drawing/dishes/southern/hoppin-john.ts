import { dish } from '../../kit/dish.ts';
import { bed } from '../../kit/layouts/beds.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { pan } from '../../kit/vessels/tableware.ts';

export const picture = dish('hoppin-john', {
  layout: 'bed',
  cloth: 'dots/slate',
  vessel: pan('blue', { size: 280, inside: 'white', loops: [0, 180] }),
  shade: '#3A1E08',
  food: [
    bed('white'),
    strew('blackEyedBean', 90, { to: 0.88, apart: 1.4, scale: 1.2, palette: ['#D9B884', '#CEA870', '#E3C698'] }),
    strew('celery', 30, { to: 0.86 }),
    strew('greenPepperDice', 24, { to: 0.86 }),
    strew('baconBit', 26, { to: 0.84, apart: 1.8 }),
    heap('bacon', 5, 'centre', 0.34, { scale: 0.6, apart: 1 }),
    strew('springOnion', 60, { to: 0.8 }),
    put('bay', [[[0.5, -0.36], 30]], { size: 0.18 }),
  ],
  props: { SW: { food: 'blackEyedBean', count: 6 }, NE: { food: 'springOnion', count: 4 } },
});
