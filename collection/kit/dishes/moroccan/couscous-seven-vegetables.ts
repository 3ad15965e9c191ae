import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { around } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('couscous-seven-vegetables', {
  layout: 'mounds',
  cloth: 'tiles/blue',
  vessel: plate('clay', { form: 'oval', size: 304, ratio: 1.14, bands: ['#F2D9A4', '#1F5493'] }),
  at: [396, 366],
  food: [
    mound('couscous', 'centre', 1, { shadow: '#3A1404' }),
    around('turnip', 6, { reach: 0.62, from: 10, scale: 1.3 }),
    around('carrotStick', 12, { reach: 0.46, from: -75, face: 0, scale: 1.3 }),
    around('courgetteStick', 6, { reach: 0.5, from: -30, face: 0, scale: 1.25 }),
    around('pumpkinWedge', 6, { reach: 0.52, from: -60, face: -90, scale: 1.15 }),
    heap('cabbageChunk', 11, 'centre', 0.24, { apart: 0.5 }),
    strew('chickpea', 34, { to: 0.8, apart: 1.8 }),
    heap('coriander', 20, 'centre', 0.4, { apart: 1.4 }),
  ],
  sides: {
    E: {
      ...side(bowl('blue', { size: 98, inside: 'white' }), [
        pool('saffron', { drops: 30 }),
        strew('chickpea', 5, { to: 0.6 }),
        strew('coriander', 6, { to: 0.6 }),
      ]),
      at: [868, 260],
    },
  },
  props: { SE: 'corianderSprig' },
});
