import { dish } from '../../dish.ts';
import { around, put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { puddle } from '../../layouts/wet.ts';
import { basket } from '../../vessels/tableware.ts';

export const picture = dish('misir-wot', {
  layout: 'mounds',
  cloth: 'lozenges/green',
  vessel: basket('#E8D8B8', { size: 302 }),
  food: [
    put('injera', 'centre', { size: 0.98 }),
    around('injeraRoll', 5, { reach: 0.78, from: -60, face: 90, size: 0.28 }),
    puddle('redLentil', 'centre', 0.56, { rough: 0.1 }),
    heap('redLentil', 300, 'centre', 0.52, { apart: 0.6, scale: 1.3, palette: ['#C4501E', '#B24418', '#D4642E'] }),
    heap('onionSoft', 14, 'centre', 0.46, { apart: 1.2, palette: ['#A83E18', '#983412'] }),
    heap('jalapeno', 9, 'centre', 0.34, { apart: 1.5 }),
    strew('chilliFlake', 40, { to: 0.5 }),
  ],
  props: { SW: { food: 'garlicClove', count: 3 } },
});
