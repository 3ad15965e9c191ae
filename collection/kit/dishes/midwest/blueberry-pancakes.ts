import { dish } from '../../dish.ts';
import { together } from '../../entries.ts';
import { put } from '../../layouts/few.ts';
import { strew } from '../../layouts/many.ts';
import { dust } from '../../layouts/thick.ts';
import { raw } from '../../layouts/verb.ts';
import { syrup } from '../../parts/dairy/syrup.ts';
import { pancakeStack } from '../../parts/grains/pancakes.ts';
import { at } from '../../shape.ts';
import { plate } from '../../vessels/tableware.ts';

/** Directions and lengths of the syrup that runs over the edge. */
const drips = [
  [24, 54],
  [66, 62],
  [118, 56],
  [171, 40],
  [285, 34],
] as const;

export const picture = dish('blueberry-pancakes', {
  layout: 'stack',
  cloth: 'gingham/yellow',
  vessel: plate('white', { size: 300, rim: 0.15, bands: ['#1F5DA8'] }),
  at: [476, 366],
  food: [
    put('syrupPool', [
      [[0.56, 0.5], 40],
      [[-0.5, 0.6], 160],
    ]),
    raw(together(at(-8, -22), 0, [pancakeStack({ radius: 198, count: 5 }), syrup({ radius: 148, drips })])),
    put('butterMelt', [-0.03, -0.09], { size: 0.29 }),
    put('butter', [-0.05, -0.11], { turn: 14, size: 0.24, look: { gloss: 0.7 } }),
    strew('blueberry', 20, { from: 0.32, to: 0.86, apart: 2, scale: 1.22, cap: 2 }),
    strew('raspberry', 6, { from: 0.32, to: 0.6, apart: 4, scale: 1.2, cap: 1 }),
    put(
      'mint',
      [
        [[0.33, -0.26], -30],
        [[0.44, -0.17], 40],
        [[-0.45, 0], 200],
      ],
      { size: 0.115 },
    ),
    dust(['#FFFFFF'], 190, { at: [-0.03, -0.08] }),
  ],
  props: { SW: { food: 'blueberry', count: 3, scale: 1.35 }, NE: { food: 'mint', scale: 1.2, turn: 30 } },
  tool: 'fork',
  toolAt: { tip: [878, 336], turn: 97, length: 460 },
});
