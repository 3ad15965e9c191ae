import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap } from '../../layouts/many.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('omelette-fines-herbes', {
  layout: 'slab',
  cloth: 'stripes/red',
  vessel: plate('white', { form: 'oval', size: 270, ratio: 1.38, bands: ['#1F5493'] }),
  at: [440, 366],
  shade: '#9A6428',
  food: [
    put('omelette', 'centre', { size: 1.28 }),
    heap('choppedHerb', 110, [0, 0.02], 0.54, { stretch: 4.6, apart: 1 }),
    heap('chive', 24, [0, 0.02], 0.5, { stretch: 5, apart: 1 }),
  ],
  props: { SW: { food: 'tarragon' }, NW: { food: 'parsleySprig', scale: 0.8 } },
  tool: 'fork',
  toolAt: { tip: [846, 260], turn: 78, length: 460 },
});
