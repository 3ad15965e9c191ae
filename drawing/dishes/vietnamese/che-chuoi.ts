import { dish } from '../../kit/dish.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { film, pool } from '../../kit/layouts/wet.ts';
import { bowl } from '../../kit/vessels/tableware.ts';

const RIPE = ['#F8E08A', '#F3D56E', '#FAE8A6'];

export const picture = dish('che-chuoi', {
  layout: 'pool',
  cloth: 'dots/plum',
  vessel: bowl('clay', { size: 290, inside: 'butter' }),
  shade: '#A8743C',
  food: [
    pool('milk'),
    strew('sagoPearl', 150, { to: 0.86, apart: 1 }),
    film('milk', 0.5),
    strew('banana', 26, { to: 0.78, apart: 1.1, scale: 1.35, palette: RIPE }),
    film('milk', 0.4),
    strew('banana', 14, { to: 0.7, apart: 1.6, scale: 1.35, palette: RIPE }),
    strew('sagoPearl', 130, { to: 0.84, apart: 1.1 }),
    heap('choppedNut', 40, 'centre', 0.4, { apart: 1 }),
    strew('sesame', 90, { to: 0.66 }),
  ],
  props: { SW: { food: 'banana', count: 2 }, NE: { food: 'peanut', count: 4 } },
  tool: 'spoon',
});
