import { dish } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { film, puddle } from '../../layouts/wet.ts';
import { tray } from '../../vessels/tableware.ts';

export const picture = dish('bandeja-paisa', {
  layout: 'trio',
  cloth: 'zigzag/ochre',
  vessel: tray('clay', { form: 'oval', size: 272, ratio: 1.5 }),
  at: [470, 366],
  food: [
    mound('white', [-0.02, -0.3], 0.5),
    puddle('beanBrown', [-0.6, 0.1], 0.54, { rough: 0.05 }),
    heap('kidneyBean', 80, [-0.6, 0.1], 0.5, { apart: 0.8, scale: 1.15 }),
    film('beanBrown', 0.3),
    heap('mince', 170, [0.02, 0.52], 0.42, { scale: 1.3, apart: 0.5 }),
    put(
      'plantain',
      [
        [[0.4, 0.5], 20],
        [[0.5, 0.36], 30],
        [[0.6, 0.22], 40],
      ],
      { size: 0.27 },
    ),
    put('chicharronStrip', [[[0.74, -0.06], 80]], { size: 0.44 }),
    put('sausage', [[[0.5, -0.5], 24]], { size: 0.36 }),
    put(
      'avocado',
      [
        [[-0.5, -0.56], -30],
        [[-0.36, -0.66], -16],
      ],
      { size: 0.26 },
    ),
    put('arepa', [[[-0.3, 0.66], 0]], { size: 0.26 }),
    put('friedEgg', [[[0.16, -0.04], 20]], { size: 0.42 }),
    heap('coriander', 8, [-0.6, 0.1], 0.3, { apart: 1.6 }),
  ],
});
