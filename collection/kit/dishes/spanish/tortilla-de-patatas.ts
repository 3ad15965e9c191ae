import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { plate } from '../../vessels/tableware.ts';

export const picture = dish('tortilla-de-patatas', {
  layout: 'disc',
  cloth: 'tiles/plum',
  vessel: plate('clay', { size: 318, bands: ['#F2D9A4'] }),
  mirror: true,
  food: [put('tortillaEgg', [-0.12, -0.06], { size: 0.86 })],
  props: { SW: { food: 'onionRing', count: 1, scale: 1.5 } },
  tool: 'fork',
});
