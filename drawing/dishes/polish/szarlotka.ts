import { dish } from '../../kit/dish.ts';
import { put, rows } from '../../kit/layouts/few.ts';
import { heap } from '../../kit/layouts/many.ts';
import { dust } from '../../kit/layouts/thick.ts';
import { plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('szarlotka', {
  layout: 'portion',
  cloth: 'dots/plum',
  vessel: plate('white', { form: 'square', size: 268, bands: ['#8A4210'] }),
  food: [
    put('appleCake', [0, -0.02], { size: 0.66 }),
    rows('apple', [6, 6], { at: [0, 0.32], gap: [0.27, 0.12], scale: 1, palette: ['#E3B45A', '#D9A446', '#EBC478'] }),
    heap('crumb', 170, [0, -0.32], 0.5, { stretch: 2.2, apart: 1.4, scale: 2.6 }),
    dust(['#FFFFFF', '#FFF8EC', '#FBF2E2'], 900, { at: [0, -0.34], reach: 0.42, size: [0.8, 2.2] }),
    dust(['#FFFFFF', '#FFF8EC'], 260, { reach: 0.9, size: [0.7, 1.8] }),
  ],
  props: { SW: { food: 'cinnamon', turn: -30 }, SE: { food: 'apple', scale: 1.1 } },
  tool: 'fork',
});
