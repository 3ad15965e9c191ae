import { dish, side } from '../../dish.ts';
import { heap } from '../../layouts/many.ts';
import { dots, pool } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('gazpacho-andaluz', {
  layout: 'soup',
  cloth: 'tiles/sea',
  vessel: bowl('white', { size: 270, bands: ['#A62A1C'] }),
  food: [
    pool('makhani', { drops: 10, sheen: 0.6 }),
    heap('cucumberDice', 46, [-0.22, -0.16], 0.32, { apart: 0.8, scale: 1.5 }),
    heap('greenPepperDice', 36, [0.24, -0.2], 0.28, { apart: 0.8, scale: 1.5 }),
    heap('onion', 30, [-0.1, 0.26], 0.26, { apart: 0.8, scale: 1.5, palette: ['#C88AB0', '#E6C0D4', '#B46A98'] }),
    heap('crouton', 16, [0.24, 0.2], 0.28, { apart: 0.9, scale: 1.2 }),
    dots('#B8A024', 26, { from: 0.3, to: 0.84, size: [4, 10] }),
  ],
  sides: {
    E: { ...side(bowl('glass', { size: 84 }), [heap('cucumberDice', 60, 'centre', 0.8, { apart: 0.7 })]), at: [846, 250] },
    ESE: { ...side(bowl('clay', { size: 96 }), [heap('crouton', 34, 'centre', 0.8, { apart: 0.7 })]), at: [850, 470] },
  },
  props: { SW: { food: 'tomato', count: 2 } },
});
