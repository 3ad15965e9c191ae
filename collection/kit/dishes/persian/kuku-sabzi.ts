import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { bowl, plate } from '../../vessels/tableware.ts';

export const picture = dish('kuku-sabzi', {
  layout: 'cake',
  cloth: 'stars/saffron',
  vessel: plate('butter', { size: 302, bands: ['#1B6E78'] }),
  mirror: true,
  at: [420, 364],
  food: [
    put('kuku', [-0.1, -0.06], { size: 0.86 }),
    heap('herbFlake', 260, [-0.1, -0.06], 0.78, { apart: 0.9, scale: 1.5, palette: ['#2E4A16', '#4C6C2A', '#7E9A44'] }),
    heap('walnut', 12, [-0.26, -0.1], 0.42, { apart: 1, scale: 0.8, palette: ['#8A5A2A', '#9A6A34'] }),
    heap('barberry', 56, [-0.26, -0.06], 0.5, { apart: 1.2 }),
    heap('dill', 5, [-0.26, -0.1], 0.36),
  ],
  sides: {
    E: { ...side(bowl('teal', { size: 100, inside: 'white' }), [strew('radish', 14, { to: 0.8, apart: 0.9 })]), at: [862, 300] },
  },
  props: { SE: { food: 'dillFrond' } },
});
