import { dish } from '../../dish.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('miso-soup', {
  layout: 'pool',
  cloth: 'waves/red',
  vessel: bowl('black', { size: 296, inside: 'red', bands: ['#D9A441'] }),
  shade: '#7A4A16',
  food: [
    pool('clearBroth'),
    film('mushroom', 0.36),
    strew('shiitake', 12, { to: 0.76, apart: 1.6, scale: 0.9 }),
    strew('wakame', 30, { to: 0.8, apart: 1, scale: 1.5 }),
    strew('tofu', 26, { to: 0.74, apart: 1.6 }),
    film('clearBroth', 0.3),
    strew('tofu', 12, { to: 0.62, apart: 2 }),
    heap('wakame', 22, [-0.1, 0.06], 0.5, { apart: 0.9, scale: 1.5 }),
    strew('springOnion', 46, { to: 0.7, apart: 1.2 }),
  ],
  props: { SW: { food: 'shiitake', count: 2 } },
  tool: 'chopsticks',
});
