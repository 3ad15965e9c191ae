import { dish, side } from '../../kit/dish.ts';
import { strew } from '../../kit/layouts/many.ts';
import { dust } from '../../kit/layouts/thick.ts';
import { dots, pool, puddle } from '../../kit/layouts/wet.ts';
import { bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('bissara', {
  layout: 'soup',
  cloth: 'dots/plum',
  vessel: bowl('teal', { size: 280, bands: ['#EBDCC0'] }),
  shade: '#6A5A1A',
  food: [
    pool('bissara', { sheen: 0.6 }),
    puddle('oil', [0.02, 0.02], 0.5, { rough: 0.12 }),
    dust(['#A8341A', '#C24A1E', '#8A2410'], 560, { at: [-0.3, -0.26], reach: 0.4, size: [1.2, 2.8] }),
    dust(['#7A5424', '#5E3E18', '#9A7034'], 520, { at: [0.34, 0.26], reach: 0.38, size: [1.2, 2.8] }),
    dots('#C8AE2C', 24, { from: 0.4, to: 0.84, size: [3, 9] }),
    strew('cumin', 40, { to: 0.7 }),
  ],
  sides: {
    E: { ...side(bowl('clay', { size: 74 }), [dust(['#7A5424', '#8A6234', '#5E3E18'], 2600, { reach: 0.9, size: [1.6, 3.4] })]), at: [862, 250] },
    ESE: { ...side(bowl('clay', { size: 74 }), [dust(['#A8341A', '#C24A1E', '#8A2410'], 2600, { reach: 0.9, size: [1.6, 3.4] })]), at: [856, 430] },
  },
  props: { SW: { food: 'garlicClove', count: 2 }, SE: { food: 'lemon' } },
});
