import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import type { Spot } from '../../layouts/spot.ts';
import { pool, puddle } from '../../layouts/wet.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

const BEANS = ['#5A1A1E', '#6C2426', '#481216'];

/** Two pancakes with the bean paste looking out between them. */
const filled = (x: number, y: number) => {
  const under: Spot = [x + 0.03, y + 0.11];
  return [put('dorayaki', under, { size: 0.6 }), puddle('plum', [x + 0.02, y + 0.08], 0.55, { rough: 0.03 }), put('dorayaki', [x, y], { size: 0.6 })];
};

export const picture = dish('dorayaki', {
  layout: 'stack',
  cloth: 'waves/plum',
  vessel: plate('celadon', { form: 'oblong', size: 258, ratio: 1.36 }),
  at: [394, 366],
  food: [
    ...filled(-0.44, -0.34),
    ...filled(0.46, -0.36),
    ...filled(-0.46, 0.38),
    put('dorayaki', [0.46, 0.44], { size: 0.6 }),
    puddle('plum', [0.46, 0.42], 0.42, { rough: 0.12 }),
    heap('kidneyBean', 90, [0.46, 0.42], 0.4, { apart: 0.5, scale: 0.85, palette: BEANS }),
  ],
  sides: { E: { ...side(bowl('ink', { size: 108 }), [pool('salsaVerde', { sheen: 0.5 })]), at: [860, 214] } },
});
