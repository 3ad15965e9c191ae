import { dish } from '../../dish.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { smear } from '../../layouts/thick.ts';
import { raw } from '../../layouts/verb.ts';
import { chilliButter } from '../../parts/dairy/chilli-butter.ts';
import { bowl } from '../../vessels/tableware.ts';

/** Pools of butter below the eggs, and what runs over them. */
const under = [
  { at: [-4, 4], radius: 92, stretch: 1.3, turn: -0.8 },
  { at: [-122, 92], radius: 74, stretch: 1.2, turn: 0.7 },
  { at: [124, -86], radius: 78, stretch: 1.2, turn: 0.6 },
  { at: [12, 186], radius: 30, stretch: 1.5, turn: -0.3 },
  { at: [66, -186], radius: 24, stretch: 1.5, turn: 0.3 },
  { at: [-176, -64], radius: 22 },
  { at: [188, 44], radius: 18 },
] as const;
const over = [
  { at: [4, -18], radius: 34, stretch: 1.5, turn: 0.9 },
  { at: [-110, 6], radius: 15 },
  { at: [128, 116], radius: 13 },
] as const;

export const picture = dish('cilbir', {
  layout: 'swirl',
  cloth: 'tiles/plum',
  vessel: bowl('blue', { size: 292, rim: 0.13, inside: 'white', bands: ['#F4E8D8', '#F4E8D8'] }),
  mirror: true,
  at: [408, 366],
  shade: '#8A4A18',
  food: [
    smear('yogurt', 'centre', 0.94),
    raw(chilliButter(under)),
    put(
      'poachedEgg',
      [
        [[-0.32, -0.26], 0],
        [[0.36, 0.28], 40],
      ],
      { size: 0.36, look: { bevel: 20, height: 22 } },
    ),
    raw(chilliButter(over)),
    strew('chilliFlake', 110, { to: 0.86 }),
    strew('dill', 20, { to: 0.78, apart: 1.6, cap: 2 }),
  ],
  props: {
    E: { food: 'toast', scale: 1.05, turn: 70 },
    ESE: { food: 'toast', scale: 1.05, turn: -58 },
    SW: { food: 'dill', scale: 2.4, turn: -42 },
    NW: { food: 'chilliFlake', count: 30, scale: 1.3 },
  },
});
