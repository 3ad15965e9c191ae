import { dish } from '../../dish.ts';
import { nest } from '../../layouts/beds.ts';
import { fan, put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('pho-bo', {
  layout: 'soup',
  cloth: 'waves/red',
  vessel: bowl('blue', { size: 304, inside: 'white', rim: 0.07 }),
  at: [470, 366],
  shade: '#8A5216',
  food: [
    pool('consomme', { drops: 90, drop: '#FBE6A8' }),
    nest('rice', { reach: 0.88, width: 13, bundles: 14 }),
    fan('brisket', 5, -126, -62, { reach: 0.68, face: 92, size: 0.25 }),
    fan('rareBeef', 5, 116, 214, { reach: 0.7, face: 70, size: 0.22 }),
    fan('rareBeef', 4, 126, 204, { reach: 0.47, face: 70, size: 0.2 }),
    heap('springOnion', 70, [0.12, 0.04], 0.74, { apart: 0.9, cap: 4 }),
    heap('coriander', 30, [0.14, -0.12], 0.34, { apart: 0.75, cap: 5 }),
    strew('chilliRing', 14, { from: 0.1, to: 0.66, apart: 3, cap: 2 }),
    put('lime', [0.6, 0.42], { turn: -42, size: 0.25 }),
  ],
  props: { SW: { food: 'starAnise', count: 2, scale: 1.2 }, W: { food: 'cinnamon', turn: -34 } },
  tool: 'chopsticks',
  toolAt: { tip: [738, 150], turn: 62, length: 640 },
});
