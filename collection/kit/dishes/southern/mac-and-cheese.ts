import { dish } from '../../dish.ts';
import { strew } from '../../layouts/many.ts';
import { melt } from '../../layouts/melt.ts';
import { dust } from '../../layouts/thick.ts';
import { film, pool } from '../../layouts/wet.ts';
import { pan } from '../../vessels/tableware.ts';

/** Patches of melted, browned cheese on top. */
const BROWNED = [
  [[-0.56, -0.3], [0.24, 0.13], -20],
  [[0.06, -0.44], [0.26, 0.12], 8],
  [[0.56, -0.1], [0.2, 0.14], 40],
  [[-0.24, 0.22], [0.28, 0.14], 12],
  [[0.36, 0.5], [0.24, 0.12], -14],
] as const;

export const picture = dish('mac-and-cheese', {
  layout: 'crusted',
  cloth: 'gingham/red',
  vessel: pan('blue', { form: 'oval', size: 268, ratio: 1.36, inside: 'white', loops: [0, 180] }),
  at: [480, 366],
  shade: '#A85A0A',
  food: [
    pool('peach', { sheen: 0.5 }),
    strew('elbowMacaroni', 240, { to: 0.96, apart: 0.62, cap: 7 }),
    film('peach', 0.22),
    strew('elbowMacaroni', 150, { to: 0.94, apart: 0.85, cap: 5 }),
    ...BROWNED.map(([spot, size, turn]) => melt('cheddar', spot, size, { turn, scorches: 6, drips: 0.4 })),
    film('peach', 0.16),
    strew('elbowMacaroni', 26, { to: 0.86, apart: 2.4, cap: 2 }),
    dust(['#B8401A', '#8A2A0C', '#D2682A'], 260, { reach: 1.1, size: [0.9, 2.2] }),
  ],
});
