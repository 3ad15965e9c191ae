import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { deepPlate, plate } from '../../vessels/tableware.ts';

const BEEF = ['#A6562E', '#964824', '#B26438'];

export const picture = dish('wiener-saftgulasch', {
  layout: 'pool',
  cloth: 'stripes/blue',
  vessel: deepPlate('white', { size: 292, bands: ['#8E2A1C', '#8E2A1C'] }),
  at: [346, 366],
  food: [
    pool('chilliGravy', { drops: 110, drop: '#FF8A2A', sheen: 0.9 }),
    strew('beefChunk', 18, { to: 0.86, apart: 1.3, scale: 1.2, palette: BEEF }),
    film('chilliGravy', 0.75),
    strew('lambChunk', 24, { to: 0.78, apart: 1.25, scale: 1.25, palette: BEEF, look: { gloss: 0.9, tamp: 0.06 } }),
    strew('onionSoft', 12, { to: 0.84, scale: 0.7, palette: ['#C8642A', '#B4501E'] }),
  ],
  sides: {
    E: { ...side(plate('white', { size: 156, bands: ['#8E2A1C'] }), [put('kaiserRoll', 'centre', { size: 0.86 })]), at: [798, 366] },
  },
});
