import { dish, side } from '../../dish.ts';
import { beads, slick } from '../../layouts/clear.ts';
import { strew } from '../../layouts/many.ts';
import { dust, smear } from '../../layouts/thick.ts';
import { pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('bissara', {
  layout: 'soup',
  cloth: 'tiles/plum',
  vessel: bowl('teal', { size: 280, bands: ['#EBDCC0'] }),
  mirror: true,
  shade: '#6A5A1A',
  food: [
    pool('bissara', { sheen: 0.6 }),
    smear('broadBean', 'centre', 0.98, { turns: 2.2 }),
    slick('#9A9A12', [0.02, 0.02], 0.44, { opacity: 0.72, rough: 0.14 }),
    slick('#9A9A12', [-0.5, 0.34], 0.14, { opacity: 0.7 }),
    beads('#A8A41C', 40, { from: 0.42, to: 0.8, size: [3, 13] }),
    dust(['#7A5424', '#5E3E18', '#9A7034'], 900, { at: [0.1, 0.06], reach: 0.2, size: [1.2, 2.8] }),
    dust(['#A8341A', '#C24A1E', '#8A2410'], 700, { at: [-0.26, -0.24], reach: 0.28, size: [1.2, 2.6] }),
    strew('cumin', 26, { to: 0.6 }),
  ],
  sides: {
    E: { ...side(bowl('clay', { size: 74 }), [dust(['#7A5424', '#8A6234', '#5E3E18'], 2600, { reach: 0.9, size: [1.6, 3.4] })]), at: [862, 250] },
    ESE: { ...side(bowl('clay', { size: 74 }), [dust(['#A8341A', '#C24A1E', '#8A2410'], 2600, { reach: 0.9, size: [1.6, 3.4] })]), at: [856, 430] },
  },
  props: { SW: { food: 'garlicClove', count: 2 }, SE: { food: 'lemon' } },
});
