import { dish } from '../../dish.ts';
import { heap, strew } from '../../layouts/many.ts';
import { film } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

export const picture = dish('kaesespaetzle', {
  layout: 'heap',
  cloth: 'stripes/red',
  vessel: pan('iron', { size: 280, handle: -28 }),
  at: [430, 380],
  shade: '#8A5A10',
  food: [
    strew('spatzle', 220, { to: 0.94, apart: 0.7, cap: 8 }),
    strew('spatzle', 220, { to: 0.92, apart: 0.7, cap: 8, palette: ['#F6DC88', '#EFCB66', '#FAE6A8'] }),
    film('egg', 0.5),
    strew('gratedCheese', 70, { to: 0.84 }),
    heap('spatzle', 130, 'centre', 0.74, { scale: 1.1, apart: 0.6 }),
    heap('onionBrowned', 60, [0.02, 0], 0.44, { apart: 0.4, scale: 1.1 }),
    strew('chive', 40, { to: 0.8, scale: 0.8 }),
    strew('pepper', 50, { to: 0.86 }),
  ],
  props: { SW: { food: 'onionRing', count: 1, scale: 1.4 } },
});
