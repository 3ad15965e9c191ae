import { dish } from '../../kit/dish.ts';
import { rows } from '../../kit/layouts/few.ts';
import { plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('brigadeiros', {
  layout: 'rows',
  cloth: 'zigzag/green',
  vessel: plate('rose', { form: 'oblong', size: 246, ratio: 1.56 }),
  food: [
    rows('biscuitRound', [5, 5, 5], { gap: [0.62, 0.66], size: 0.27, palette: ['#F4D9C6', '#EBC8B0'] }),
    rows('brigadeiro', [5, 5, 5], { gap: [0.62, 0.66], size: 0.24 }),
  ],
  props: { SW: { food: 'chocolateShaving', count: 5 }, NE: { food: 'chocolateShaving', count: 3 } },
});
