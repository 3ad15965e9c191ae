import { dish } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('zereshk-polo-ba-morgh', {
  layout: 'mounds',
  cloth: 'stars/turquoise',
  vessel: plate('white', { form: 'oval', size: 280, ratio: 1.36, bands: ['#D0A03E', '#1B6E78'] }),
  food: [
    mound('saffron', [-0.26, -0.08], 0.94, { shadow: '#3A2008' }),
    heap('barberry', 150, [-0.26, -0.1], 0.52, { apart: 0.8, scale: 1.2 }),
    heap('pistachio', 44, [-0.26, -0.1], 0.44, { apart: 1.2 }),
    puddle('saffron', [0.58, 0.14], 0.5),
    put(
      'chickenLeg',
      [
        [[0.56, -0.3], 200],
        [[0.64, 0.1], 160],
      ],
      { size: 0.44 },
    ),
    put('chickenThigh', [[[0.46, 0.46], 100]], { size: 0.34 }),
    heap('onionSoft', 12, [0.62, 0.3], 0.3),
    strew('barberry', 24, { to: 0.86 }),
  ],
  props: { SW: { food: 'pistachio', count: 4 } },
});
