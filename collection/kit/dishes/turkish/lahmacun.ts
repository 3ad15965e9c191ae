import { dish, side } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { heap, strew } from '../../layouts/many.ts';
import { board, bowl } from '../../vessels/tableware.ts';

export const picture = dish('lahmacun', {
  layout: 'disc',
  cloth: 'tiles/sea',
  vessel: board('walnut', { size: 250, ratio: 1.46 }),
  at: [396, 366],
  food: [
    put('lahmacun', [-0.42, -0.18], { size: 0.82, turn: 20 }),
    put('lahmacunMeat', [-0.42, -0.18], { size: 0.73, turn: 20 }),
    heap('choppedHerb', 40, [-0.46, -0.22], 0.54, { apart: 1.4 }),
    put('lahmacun', [0.42, 0.08], { size: 0.88, turn: -30 }),
    put('lahmacunMeat', [0.42, 0.08], { size: 0.79, turn: -30 }),
    heap('parsley', 20, [0.42, 0.08], 0.4, { apart: 1.1 }),
    heap('redOnion', 10, [0.42, 0.08], 0.34, { apart: 1 }),
  ],
  sides: {
    E: { ...side(bowl('white', { size: 92 }), [heap('redOnion', 26, 'centre', 0.7), strew('parsley', 8, { to: 0.6 })]), at: [872, 250] },
  },
  props: { ESE: { food: 'lemon', count: 2, scale: 1.15 }, SW: { food: 'parsleySprig' } },
});
