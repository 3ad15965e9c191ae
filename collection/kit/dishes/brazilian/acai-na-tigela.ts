import { dish } from '../../dish.ts';
import { fan } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { pool, swirl } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('acai-na-tigela', {
  layout: 'swirl',
  cloth: 'zigzag/violet',
  vessel: bowl('white', { size: 290, bands: ['#0E6B54', '#E8A21C'] }),
  mirror: true,
  food: [
    pool('acai', { drops: 0 }),
    swirl({ colour: '#6E3A6C', to: 0.8, turns: 2.4, width: 18 }),
    fan('banana', 7, 150, 290, { reach: 0.6, size: 0.16 }),
    fan('strawberry', 7, -46, 72, { reach: 0.62, face: 90, size: 0.15 }),
    heap('choppedNut', 60, [0, 0.52], 0.34, { scale: 1.7, stretch: 2.2 }),
    heap('coconutFlake', 26, [0.04, 0.02], 0.3, { apart: 0.7 }),
  ],
  props: { SW: { food: 'strawberry', count: 2 }, NE: { food: 'coconutFlake', count: 4 } },
  tool: 'spoon',
});
