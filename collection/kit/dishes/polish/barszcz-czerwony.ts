import { dish } from '../../dish.ts';
import { beads, clear } from '../../layouts/clear.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { deepPlate } from '../../vessels/tableware.ts';

export const picture = dish('barszcz-czerwony', {
  layout: 'soup',
  cloth: 'stripes/ochre',
  vessel: deepPlate('white', { size: 298, bands: ['#D0A03E', '#D0A03E'] }),
  mirror: true,
  food: [
    clear('ruby', { depth: 0.93 }),
    heap('beetrootStick', 26, [0.1, 0.12], 0.36, { apart: 0.8, scale: 1.15, palette: ['#8E1238', '#A01A44'] }),
    put('mushroom', [[[-0.34, 0.3], 30]], { size: 0.13, palette: ['#7A4626', '#8A5632'] }),
    put('bay', [[[-0.4, -0.3], 30]], { scale: 0.9 }),
    heap('parsley', 7, [0.14, 0.06], 0.26, { apart: 1.4 }),
    strew('peppercorn', 5, { to: 0.7 }),
    beads('#D8426A', 30, { from: 0.5, to: 0.95, size: [3, 9] }),
  ],
  props: { SW: { food: 'mushroom', count: 2 } },
  tool: 'spoon',
});
