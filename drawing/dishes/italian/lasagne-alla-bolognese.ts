import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap } from '../../kit/layouts/many.ts';
import { puddle } from '../../kit/layouts/wet.ts';
import { bowl, plate } from '../../kit/vessels/tableware.ts';

export const picture = dish('lasagne-alla-bolognese', {
  layout: 'portion',
  cloth: 'tiles/terracotta',
  vessel: plate('white', { form: 'square', size: 262, bands: ['#5C6630'] }),
  at: [410, 366],
  food: [
    puddle('tomato', [0.04, 0.5], 0.5, { stretch: 2.4 }),
    put('greenLasagne', [0, -0.02], { size: 0.66 }),
    heap('mince', 34, [0.02, 0.04], 0.12, { stretch: 24, apart: 0.6, scale: 0.75 }),
    heap('mince', 34, [-0.04, 0.3], 0.12, { stretch: 24, apart: 0.6, scale: 0.75 }),
    heap('mince', 40, [0.06, 0.54], 0.13, { stretch: 22, apart: 0.6, scale: 0.85 }),
    heap('mince', 18, [0.62, 0.6], 0.14),
    heap('gratedCheese', 18, [-0.04, -0.32], 0.26, { stretch: 1.6, apart: 0.9 }),
  ],
  sides: {
    E: { ...side(bowl('clay', { size: 104 }), [heap('gratedCheese', 90, 'centre', 0.8, { apart: 0.5 })]), at: [862, 300] },
  },
  tool: 'fork',
  toolAt: { tip: [800, 460], turn: 64, length: 330 },
});
