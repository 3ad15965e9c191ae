import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { bowl, plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('kuku-sabzi', {
  layout: 'cake',
  cloth: 'dots/plum',
  vessel: plate('butter', { size: 302, bands: ['#1B6E78'] }),
  at: [420, 364],
  food: [
    put('kuku', [-0.02, -0.02], { size: 0.96 }),
    heap('choppedHerb', 150, [-0.12, 0], 0.78, { apart: 1.1, scale: 1.3, palette: ['#2E4A16', '#3C5C22', '#6E8E3A'] }),
    heap('walnut', 18, [-0.2, -0.1], 0.5, { apart: 1 }),
    heap('barberry', 70, [-0.2, -0.06], 0.6, { apart: 1.2 }),
    heap('dill', 7, [-0.2, -0.1], 0.36),
  ],
  sides: {
    E: { ...side(bowl('teal', { size: 100, inside: 'white' }), [strew('radish', 14, { to: 0.8, apart: 0.9 })]), at: [862, 300] },
  },
  props: { SE: { food: 'dillFrond' } },
});
