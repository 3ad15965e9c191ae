import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { board } from '../../vessels/tableware.ts';

export const picture = dish('tarta-de-queso', {
  layout: 'cake',
  cloth: 'tiles/blue',
  vessel: board('walnut', { size: 270, ratio: 1.34 }),
  at: [480, 362],
  food: [put('bakingPaper', [-0.2, 0], { size: 0.93 }), put('burntCheesecake', [-0.2, -0.15], { size: 0.73 })],
});
