import { dish } from '../../kit/dish.ts';
import { bed } from '../../kit/layouts/beds.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { film } from '../../kit/layouts/wet.ts';
import { plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('risotto-ai-funghi', {
  layout: 'pool',
  cloth: 'dots/plum',
  vessel: plate('ink', { form: 'oval', size: 256, ratio: 1.38, bands: ['#D0A03E'] }),
  at: [452, 366],
  shade: '#9A6428',
  food: [
    bed('risotto', { fill: 0.93 }),
    film('cream', 0.5),
    strew('mushroom', 16, { to: 0.8, scale: 1.1 }),
    heap('champignon', 46, 'centre', 0.7, { stretch: 1.7, apart: 0.95, scale: 1.25, palette: ['#E0B070', '#D29C58', '#EAC48C'] }),
    strew('parmesan', 12, { to: 0.7, scale: 1.1 }),
    strew('parsley', 30, { to: 0.8, scale: 0.8 }),
    strew('pepper', 50, { to: 0.8 }),
  ],
  props: { SW: { food: 'mushroom', count: 2 }, NE: { food: 'parsleySprig' } },
  tool: 'spoon',
  toolAt: { tip: [850, 300], turn: 74, length: 430 },
});
