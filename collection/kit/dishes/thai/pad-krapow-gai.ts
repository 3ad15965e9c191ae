import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pool, puddle } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('pad-krapow-gai', {
  layout: 'heap',
  cloth: 'waves/jade',
  vessel: plate('blue', { size: 304, inside: 'white', bands: ['#F4E8D8'] }),
  at: [404, 366],
  food: [
    mound('white', [-0.4, 0.2], 0.56),
    puddle('beefStew', [0.36, -0.12], 0.56, { rough: 0.1 }),
    heap('coatedChunk', 90, [0.36, -0.1], 0.56, { apart: 0.6, scale: 0.7, palette: ['#B4662A', '#A2561E', '#C47A3A'] }),
    heap('holyBasil', 26, [0.36, -0.1], 0.52, { apart: 0.7, scale: 1.1 }),
    heap('coatedChunk', 34, [0.36, -0.1], 0.5, { apart: 0.9, scale: 0.72, palette: ['#B4662A', '#A2561E', '#C47A3A'] }),
    heap('chilliRing', 24, [0.36, -0.1], 0.5, { apart: 1.1 }),
    heap('holyBasil', 14, [0.36, -0.12], 0.46, { apart: 1 }),
    put('friedEgg', [-0.34, -0.34], { size: 0.42, turn: 30 }),
  ],
  sides: { ESE: side(bowl('white', { size: 92, bands: ['#1F5493'] }), [pool('soy'), strew('chilliRing', 16, { to: 0.7 })]) },
  props: { SW: { food: 'chilli' }, NE: { food: 'holyBasil', count: 3 } },
});
