import { dish, side } from '../../dish.ts';
import { fan, put } from '../../layouts/few.ts';
import { heap, mix, strew } from '../../layouts/many.ts';
import { film, pool, puddle, swirl } from '../../layouts/wet.ts';
import { bowl } from '../../vessels/tableware.ts';

export const picture = dish('ajiaco-santafereno', {
  layout: 'soup',
  cloth: 'zigzag/blue',
  vessel: bowl('stone', { size: 294, noise: 0.12 }),
  mirror: true,
  at: [402, 366],
  shade: '#7A4210',
  food: [
    pool('coconut', { drops: 26, sheen: 0.55 }),
    strew('potatoChunk', 40, { apart: 1.2 }),
    film('coconut', 0.9),
    strew('potatoCoin', 12, { from: 0.2, to: 0.8, apart: 2.2, cap: 1 }),
    strew('herbFlake', 130, { to: 0.9, scale: 1.6, palette: ['#4A7A2C', '#3B6A22', '#6E8B3A'] }),
    put('cornRound', [-0.42, 0.32], { turn: -32, size: 0.27 }),
    mix(
      [
        ['chickenShred', 5],
        ['pulledChicken', 4],
      ],
      76,
      [-0.06, -0.32],
      0.42,
      { apart: 0.42, palette: ['#F4DFB8', '#EBCF9E', '#F8E8C8', '#E3C08A'] },
    ),
    fan('avocado', 4, -24, 22, { reach: 0.66, face: 82, size: 0.34 }),
    puddle('cream', [0.17, 0.44], 0.24, { rough: 0.14 }),
    heap('caper', 34, [0.14, 0.38], 0.44, { apart: 1.5, scale: 1.15, cap: 2 }),
  ],
  sides: {
    E: {
      ...side(bowl('stone', { size: 90, noise: 0.12 }), [pool('salsaVerde', { sheen: 0 }), heap('caper', 120, 'centre', 0.9, { scale: 1.2 })]),
      at: [806, 232],
    },
    ESE: { ...side(bowl('stone', { size: 122, noise: 0.12 }), [pool('cream', { sheen: 0.4 }), swirl({ width: 9, turns: 1.8 })]), at: [838, 500] },
  },
});
