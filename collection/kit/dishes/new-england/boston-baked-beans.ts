import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('boston-baked-beans', {
  layout: 'pool',
  cloth: 'gingham/red',
  vessel: pan('clay', { size: 280, inside: 'stone', loops: [0, 180] }),
  mirror: true,
  food: [
    pool('beefStew', { drops: 40, drop: '#D98A3A' }),
    strew('bakedBean', 230, { to: 0.92, apart: 0.7, scale: 1.05 }),
    strew('bakedBean', 130, { to: 0.9, apart: 0.85, scale: 1.1 }),
    put('porkBelly', [[[0.04, -0.02], -14]], { size: 0.5 }),
  ],
  props: { SW: { food: 'clove', count: 4 }, NE: 'onion' },
  tool: 'spoon',
});
