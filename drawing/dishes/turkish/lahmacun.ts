import { dish, side } from '../../kit/dish.ts';
import { put } from '../../kit/layouts/few.ts';
import { heap, strew } from '../../kit/layouts/many.ts';
import { board, bowl } from '../../kit/vessels/tableware.ts';

export const picture = dish('lahmacun', {
  layout: 'disc',
  cloth: 'dots/slate',
  vessel: board('walnut', { size: 250, ratio: 1.46 }),
  at: [396, 366],
  food: [
    put('lahmacun', [-0.42, -0.2], { size: 0.8, turn: 20 }),
    put('lahmacun', [0.44, 0.06], { size: 0.84, turn: -30 }),
    heap('mince', 60, [-0.46, -0.22], 0.56, { apart: 1.2 }),
    heap('mince', 90, [0.44, 0.06], 0.66, { apart: 1.2 }),
    heap('tomatoDice', 30, [0.44, 0.06], 0.62, { apart: 1.6, scale: 0.7 }),
    heap('tomatoDice', 18, [-0.46, -0.22], 0.56, { apart: 1.6, scale: 0.7 }),
    heap('parsley', 26, [0.44, 0.06], 0.34, { apart: 0.9 }),
    heap('redOnion', 22, [0.46, 0.14], 0.3, { apart: 0.6 }),
    heap('choppedHerb', 40, [-0.46, -0.22], 0.54, { apart: 1.4 }),
  ],
  sides: {
    E: { ...side(bowl('white', { size: 92 }), [heap('redOnion', 26, 'centre', 0.7), strew('parsley', 8, { to: 0.6 })]), at: [872, 250] },
  },
  props: { ESE: { food: 'lemon', count: 2, scale: 1.15 }, SW: { food: 'parsleySprig' } },
});
