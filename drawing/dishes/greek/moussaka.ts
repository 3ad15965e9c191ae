import { dish } from '../../kit/dish.ts';
import { put, rows } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { puddle } from '../../kit/layouts/wet.ts';
import { plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('moussaka', {
  layout: 'portion',
  cloth: 'tiles/terracotta',
  vessel: plate('blue', { size: 300, bands: ['#F4E8D8'] }),
  food: [
    puddle('tomato', [0.02, 0.42], 0.6, { stretch: 2.2 }),
    put('moussaka', [0, -0.04], { size: 0.6 }),
    heap('mince', 60, [0, 0.13], 0.18, { stretch: 15, apart: 0.5, scale: 0.9 }),
    rows('aubergine', [10], { at: [0, 0.27], gap: [0.162, 0], scale: 0.72 }),
    heap('mince', 64, [0, 0.42], 0.18, { stretch: 15, apart: 0.5, scale: 0.9 }),
    heap('mince', 26, [0.6, 0.54], 0.16),
    heap('mince', 16, [-0.6, 0.58], 0.12),
    heap('oregano', 9, [-0.04, -0.36], 0.2, { scale: 1.3 }),
    strew('pepper', 30, { to: 0.5 }),
  ],
  props: { SW: { food: 'cinnamon', scale: 0.9, turn: -30 } },
  tool: 'fork',
});
