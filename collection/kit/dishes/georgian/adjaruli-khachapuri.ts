import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { raw } from '../../layouts/verb.ts';
import { khachapuriLake, khachapuriRim } from '../../parts/grains/khachapuri.ts';
import { board } from '../../vessels/tableware.ts';

const BOAT = { size: 366, turn: -12 };

export const picture = dish('adjaruli-khachapuri', {
  layout: 'whole',
  cloth: 'stripes/red',
  vessel: board('walnut', { size: 256, ratio: 1.6 }),
  at: [480, 360],
  shade: '#8A4A10',
  food: [
    raw(khachapuriLake(BOAT)),
    put('friedEgg', [-0.08, 0.02], { size: 0.42, palette: ['#FFF4D4'], turn: 20, look: { bevel: 5, height: 3, gloss: 0.5, tamp: 0.2 } }),
    raw(khachapuriRim(BOAT)),
    put('butter', [0.31, -0.12], { size: 0.17, turn: 24, look: { height: 6, ambient: 0.3 } }),
  ],
});
