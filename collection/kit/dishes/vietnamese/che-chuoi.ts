import { dish } from '../../dish.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('che-chuoi', {
  layout: 'pool',
  cloth: 'waves/plum',
  vessel: bowl('clay', { size: 290, inside: 'butter' }),
  mirror: true,
  shade: '#A8743C',
  food: [
    pool('coconutMilk', { drops: 20, drop: '#FFF6DC' }),
    strew('sagoPearl', 130, { to: 0.9, apart: 1 }),
    film('coconutMilk', 0.4),
    strew('poachedBanana', 18, { to: 0.76, apart: 1.7, scale: 1.2 }),
    film('coconutMilk', 0.35),
    strew('sagoPearl', 150, { to: 0.88, apart: 1.2 }),
    strew('poachedBanana', 9, { to: 0.66, apart: 2.2, scale: 1.25 }),
    heap('choppedNut', 44, 'centre', 0.44, { apart: 1 }),
    strew('sesame', 80, { to: 0.6 }),
  ],
  props: { SW: { food: 'banana', count: 2 }, NE: { food: 'peanut', count: 4 } },
  tool: 'spoon',
});
