import { dish, side } from '../../dish.ts';
import { rows } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { smear } from '../../layouts/thick.ts';
import { dots, pool, puddle } from '../../layouts/wet.ts';
import { pan, plate } from '../../vessels/tableware.ts';

export const picture = dish('shiro', {
  layout: 'soup',
  cloth: 'lozenges/plum',
  vessel: pan('black', { size: 286, loops: [180], noise: 0.2 }),
  at: [404, 366],
  food: [
    pool('squash', { drops: 60, drop: '#F6C45A' }),
    smear('chickpea', 'centre', 0.92, { turns: 2 }),
    puddle('redLentil', [-0.3, -0.24], 0.16, { rough: 0.3 }),
    puddle('redLentil', [0.36, 0.2], 0.2, { rough: 0.3 }),
    dots('#C8421A', 34, { to: 0.8, size: [4, 11] }),
    heap('jalapeno', 12, [0.02, -0.02], 0.36, { apart: 1.2, scale: 1.3 }),
  ],
  sides: { E: { ...side(plate('clay', { size: 128 }), [rows('injeraRoll', [1, 1, 1], { gap: [0.5, 0.5], lean: 20, size: 0.72 })]), at: [862, 226] } },
  props: { SE: { food: 'garlicClove', count: 3 } },
});
