import { dish } from '../../dish.ts';
import { fan } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { deepPlate } from '../../vessels/tableware.ts';

export const picture = dish('ceviche-clasico', {
  layout: 'salad',
  cloth: 'zigzag/violet',
  vessel: deepPlate('white', {
    form: 'oval',
    size: 276,
    ratio: 1.38,
    rim: 0.13,
    bands: ['#2E6FB0', '#E8A21C'],
  }),
  shade: '#8A6A3A',
  food: [
    pool('cream', { sheen: 0.8 }),
    fan('sweetPotatoSlice', 5, -52, 44, { reach: 0.7, face: 0 }),
    heap('choclo', 60, [-0.62, 0.22], 0.34, { apart: 0.6, stretch: 0.7 }),
    heap('fishCube', 62, [-0.06, 0], 0.78, {
      apart: 0.72,
      stretch: 1.5,
      scale: 1.06,
      palette: ['#FFF3E2', '#FDEBD4', '#FFF8EC'],
      look: { height: 5, bevel: 5, gloss: 0.7, ambient: 0.2 },
    }),
    heap('redOnion', 46, [-0.04, -0.04], 0.62, { apart: 0.4, stretch: 1.5 }),
    strew('chilliRing', 12, { to: 0.52 }),
    strew('coriander', 22, { to: 0.54 }),
    heap('cancha', 7, [-0.7, -0.34], 0.16, { apart: 1 }),
  ],
  props: { NW: 'lime', SE: { food: 'cancha', count: 6 }, SW: { food: 'lime' } },
});
