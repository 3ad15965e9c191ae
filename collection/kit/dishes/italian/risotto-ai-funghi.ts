import { dish } from '../../dish.ts';
import { bed } from '../../layouts/beds.ts';
import { beads } from '../../layouts/clear.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film } from '../../layouts/wet.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('risotto-ai-funghi', {
  layout: 'pool',
  cloth: 'tiles/sea',
  vessel: plate('ink', { form: 'oval', size: 256, ratio: 1.38, bands: ['#D0A03E'] }),
  at: [452, 366],
  shade: '#9A6428',
  food: [
    bed('risotto', { fill: 0.95 }),
    film('velvet', 0.5),
    strew('champignon', 22, { to: 0.84, apart: 1.3, scale: 1.25 }),
    heap('champignon', 22, 'centre', 0.66, { stretch: 1.8, apart: 1.1, scale: 1.35, palette: ['#D9AC6A', '#CC9C58', '#E2BA80'] }),
    strew('mushroom', 7, { to: 0.8, scale: 1.1, palette: ['#7A4A24', '#8A5A30'] }),
    strew('parmesan', 9, { to: 0.7, scale: 1.15 }),
    strew('parsley', 30, { to: 0.8, scale: 0.8 }),
    strew('pepper', 40, { to: 0.8 }),
    beads('#E2BC6A', 50, { from: 0.3, to: 0.92, size: [3, 8] }),
  ],
  props: { SW: { food: 'mushroom', count: 2 }, NE: { food: 'parsleySprig' } },
  tool: 'spoon',
  toolAt: { tip: [850, 300], turn: 74, length: 430 },
});
