import { dish } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { fan } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { puddle } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('ropa-vieja', {
  layout: 'mounds',
  cloth: 'zigzag/ochre',
  vessel: plate('blue', { form: 'oval', size: 268, ratio: 1.4, bands: ['#F3D695'] }),
  food: [
    mound('white', [-0.44, -0.18], 0.64, { shadow: '#0A1A30' }),
    puddle('salsaRoja', [0.34, 0.04], 0.66, { stretch: 1.2 }),
    heap('beefShred', 190, [0.34, 0.04], 0.6, { apart: 0.2, stretch: 1.2, cap: 9, scale: 1.1 }),
    heap('redPepper', 16, [0.34, 0.04], 0.56, { apart: 0.9, stretch: 1.2 }),
    heap('greenPepper', 14, [0.34, 0.04], 0.56, { apart: 0.9, stretch: 1.2 }),
    heap('greenOlive', 13, [0.34, 0.04], 0.52, { apart: 1.6 }),
    fan('plantain', 7, 100, 186, { reach: 0.66, face: 30, scale: 0.94 }),
    strew('coriander', 12, { to: 0.5 }),
  ],
  props: { SE: { food: 'greenOlive', count: 3 } },
});
