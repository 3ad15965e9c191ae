import { dish, side } from '../../dish.ts';
import { mound } from '../../layouts/beds.ts';
import { put, rows } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { pool, puddle } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('khao-niao-mamuang', {
  layout: 'mounds',
  cloth: 'waves/saffron',
  vessel: plate('celadon', { form: 'oval', size: 268, ratio: 1.36 }),
  at: [400, 366],
  shade: '#A8743C',
  food: [
    rows('mango', [8], { gap: [0.15, 0.5], at: [-0.44, -0.32], lean: -10, turn: 96, size: 0.33 }),
    rows('mango', [8], { gap: [0.15, 0.5], at: [-0.4, 0.34], lean: -4, turn: 92, size: 0.33 }),
    mound('sticky', [0.46, 0.02], 0.62),
    puddle('milk', [0.44, -0.04], 0.3, { rough: 0.2 }),
    heap('sesame', 70, [0.44, -0.04], 0.34, { apart: 1.4 }),
    put('pandan', [0.5, -0.62], { turn: 20 }),
  ],
  sides: { ESE: side(bowl('white', { size: 92, bands: ['#6F957C'] }), [pool('milk')]) },
  props: { NE: 'mango' },
});
