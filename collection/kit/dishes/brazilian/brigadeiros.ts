import { dish } from '../../dish.ts';
import { rows } from '../../layouts/few.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('brigadeiros', {
  layout: 'rows',
  cloth: 'zigzag/green',
  vessel: plate('rose', { form: 'oblong', size: 246, ratio: 1.56 }),
  food: [
    rows('paperCase', [5, 5, 5], { gap: [0.61, 0.63], size: 0.3, jitter: 0.6, palette: ['#FFF6E6', '#F6C64A', '#FFF6E6', '#4FA08A'] }),
    rows('brigadeiro', [5, 5, 5], { gap: [0.61, 0.63], size: 0.215, jitter: 0.6 }),
  ],
  props: { SW: { food: 'chocolateShaving', count: 5 }, NE: { food: 'chocolateShaving', count: 3 } },
});
