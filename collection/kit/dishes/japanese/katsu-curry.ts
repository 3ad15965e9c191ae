import { dish } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { deepPlate } from '../../vessels/tableware.ts';

const PICKLE = ['#B8281E', '#A41E18', '#C83C28'];

export const picture = dish('katsu-curry', {
  layout: 'mounds',
  cloth: 'waves/indigo',
  vessel: deepPlate('white', { form: 'oval', size: 284, ratio: 1.36, bands: ['#1F5493'] }),
  at: [420, 366],
  shade: '#8A5A1E',
  food: [
    pool('gravy', { drops: 20, drop: '#C88A34' }),
    strew('carrotChunk', 18, { to: 0.9, apart: 1.3, scale: 0.85, look: { gloss: 0.25 }, palette: ['#E0701A', '#D4620E', '#E8842E'] }),
    strew('potato', 20, { to: 0.9, apart: 1.3, scale: 1.1, palette: ['#E9C476', '#DDB25E', '#F0D08C'] }),
    film('gravy', 0.5),
    mound('sushi', [-0.5, 0], 0.86),
    put('slicedKatsu', [-0.02, 0], { turn: -76, size: 0.96 }),
    heap('redPepperDice', 46, [-0.78, -0.4], 0.2, { apart: 0.6, palette: PICKLE }),
  ],
  tool: 'spoon',
  toolAt: { tip: [846, 190], turn: 80, length: 430 },
});
