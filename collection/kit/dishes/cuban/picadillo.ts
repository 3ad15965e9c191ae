import { dish } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('picadillo', {
  layout: 'heap',
  cloth: 'zigzag/violet',
  vessel: plate('teal', { form: 'oval', size: 270, ratio: 1.36 }),
  food: [
    puddle('tomato', [0.16, 0.02], 0.86, { stretch: 1.5, rough: 0.08 }),
    heap('mince', 330, [0.16, 0.02], 0.86, { stretch: 1.5, scale: 1.45, apart: 0.42, palette: ['#9A5A32', '#8A4A26', '#AC6A3C'] }),
    heap('potato', 26, [0.16, 0.02], 0.7, { stretch: 1.5, apart: 1.1, scale: 0.8 }),
    heap('greenOlive', 17, [0.16, 0.02], 0.7, { stretch: 1.5, apart: 1.5, scale: 0.75 }),
    heap('raisin', 30, [0.16, 0.02], 0.7, { stretch: 1.5, apart: 1.6 }),
    heap('greenPepperDice', 24, [0.16, 0.02], 0.7, { stretch: 1.5, apart: 1.6 }),
    mound('white', [-0.58, 0], 0.54),
    put('bay', [[[0.5, -0.4], 30]], { size: 0.2 }),
  ],
  props: { SW: { food: 'greenOlive', count: 3, scale: 0.8 }, NE: { food: 'raisin', count: 4 } },
});
