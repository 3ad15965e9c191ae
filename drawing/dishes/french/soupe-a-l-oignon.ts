import { dish } from '../../kit/dish.ts';
import { around, put } from '../../kit/layouts/few.ts';
import { strew } from '../../kit/layouts/many.ts';
import { crust } from '../../kit/layouts/thick.ts';
import { pool } from '../../kit/layouts/wet.ts';
import { bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('soupe-a-l-oignon', {
  layout: 'crusted',
  cloth: 'dots/forest',
  vessel: bowl('clay', { size: 288, bands: ['#5A2408'], noise: 0.14 }),
  food: [
    pool('gravy', { drops: 24 }),
    strew('onionBrowned', 40, { from: 0.6, to: 0.94 }),
    around('breadSlice', 7, { reach: 0.52, scale: 0.9 }),
    put('breadSlice', 'centre', { scale: 0.9 }),
    crust('cheese', { blisters: 120, fill: 0.95 }),
    strew('gratedCheese', 40, { to: 0.8, apart: 1 }),
    strew('onionBrowned', 12, { from: 0.82, to: 0.96 }),
    put('thyme', [[[0.1, -0.06], 30]], { scale: 1.1 }),
  ],
  props: { SW: { food: 'thyme' } },
  tool: 'spoon',
});
