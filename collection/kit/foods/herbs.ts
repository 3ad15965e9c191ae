import { blade, frond, leaf } from '../generators/leaf.ts';
import { dill } from '../parts/dairy/cilbir.ts';
import { chive, cress } from '../parts/meats/cobb.ts';
import { mint } from '../parts/produce/berries.ts';
import { basil } from '../parts/produce/greens.ts';
import { parsley, sprig } from '../parts/produce/herbs.ts';
import { oregano } from '../parts/produce/salad.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

export const HERBS = {
  parsley: food(parsley, [14, 20], L.herbs),
  parsleySprig: food(sprig(parsley, 7, 0.32), [58, 68], L.herbs),
  coriander: food(parsley, [15, 21], L.herbs, ['#4C9B3A', '#5BAE43', '#3F8A30']),
  corianderSprig: food(sprig(parsley, 5, 0.3), [56, 66], L.herbs, ['#4C9B3A', '#5BAE43']),
  choppedHerb: food(
    leaf({ palette: ['#3B8A34', '#2D7530', '#4C9B3A'], width: 0.7, edge: [3, 0.2], veins: 1 }),
    [5, 8],
    L.herbs,
  ),
  basil: food(basil, [30, 40], L.herbs),
  thaiBasil: food(
    leaf({ palette: ['#2E6A34', '#3C7C3C'], width: 0.36, vein: '#7A3A6A' }),
    [26, 36],
    L.herbs,
  ),
  holyBasil: food(
    leaf({ palette: ['#3E7A2E', '#4E8C3A', '#2F6624'], width: 0.4, edge: [8, 0.1] }),
    [22, 32],
    L.herbs,
  ),
  mint: food(mint, [24, 34], L.herbs),
  dill: food(dill, [20, 30], L.herbs),
  dillFrond: food(
    frond({ palette: ['#55A63C', '#43902F'], pairs: 8, shoot: 0.42 }),
    [44, 58],
    L.herbs,
  ),
  chive: food(chive, [12, 20], L.herbs),
  garlicChive: food(
    blade({ palette: ['#2F7F2C', '#4A9A38', '#236A24'], width: 0.09 }),
    [24, 36],
    L.herbs,
  ),
  oregano: food(oregano, [14, 20], L.herbs),
  thyme: food(
    frond({ palette: ['#6A8A4A', '#587A3C'], pairs: 8, shoot: 0.2, leaflet: 0.5, lean: 60 }),
    [34, 48],
    L.herbs,
  ),
  rosemary: food(
    frond({ palette: ['#4E6E42', '#3E5C36'], pairs: 12, shoot: 0.3, lean: 48 }),
    [44, 58],
    L.herbs,
  ),
  tarragon: food(
    frond({ palette: ['#5E9A3E', '#4E8832'], pairs: 5, shoot: 0.5, leaflet: 0.2, lean: 36 }),
    [34, 46],
    L.herbs,
  ),
  sage: food(leaf({ palette: ['#8FA27A', '#7C906A'], width: 0.34, veins: 6 }), [30, 40], L.herbs),
  bay: food(
    leaf({ palette: ['#5E7A3A', '#4E6A30', '#6E8A48'], width: 0.36, veins: 6 }),
    [40, 52],
    L.leafy,
  ),
  curryLeaf: food(
    leaf({ palette: ['#2E6A2C', '#3C7C36'], width: 0.34, widest: 0.36 }),
    [20, 28],
    L.leafy,
  ),
  limeLeaf: food(
    leaf({ palette: ['#2F7030', '#3C803A'], width: 0.44, veins: 5 }),
    [34, 44],
    L.leafy,
  ),
  shiso: food(
    leaf({ palette: ['#3E8A3C', '#4E9A48'], width: 0.7, edge: [9, 0.12] }),
    [44, 56],
    L.leafy,
  ),
  cress: food(cress, [14, 20], L.herbs),
  fenugreek: food(
    leaf({ palette: ['#5E7A2E', '#4A6622'], width: 0.6, veins: 1 }),
    [8, 12],
    L.herbs,
  ),
  lemongrass: food(
    blade({ palette: ['#D6DFA0', '#C4D088'], width: 0.12, bend: 0.05 }),
    [44, 58],
    L.crisp,
  ),
  pandan: food(
    blade({ palette: ['#3E8A34', '#2F742A'], width: 0.1, bend: 0.2 }),
    [70, 90],
    L.leafy,
  ),
} as const satisfies Record<string, Food>;
