import { block } from '../generators/block.ts';
import { breadSlice, loaf } from '../generators/bread.ts';
import { coin } from '../generators/coin.ts';
import { pretzel } from '../generators/pretzel.ts';
import { toast as yogurtToast } from '../parts/dairy/cilbir.ts';
import { oysterCracker } from '../parts/grains/crackers.ts';
import { crumb } from '../parts/grains/crumbs.ts';
import { kaiserRoll } from '../parts/grains/kaiser-roll.ts';
import { scone } from '../parts/grains/scone.ts';
import { toastSquare } from '../parts/meats/satay.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

export const BREADS = {
  bun: food(
    loaf({ crust: ['#F0C882', '#D2883A', '#9A5216'], glint: 0.5, seeds: ['#F8E8C0', 46] }),
    [110, 124],
    L.bread,
  ),
  roll: food(
    loaf({ crust: ['#F3D294', '#DDA04E', '#A8621E'], stretch: 1.5, dust: 50 }),
    [70, 80],
    L.bread,
  ),
  biscuit: food(
    loaf({ crust: ['#F8E4B4', '#E6B25C', '#B4702A'], rough: 0.03, cracks: 6, glint: 0.25 }),
    [74, 84],
    L.bread,
  ),
  kaiserRoll: food(kaiserRoll, [84, 94], L.bread),
  sconeHalf: food(
    coin({ skin: '#C98A3A', palette: ['#F8E8BC', '#F5E2B0'], rind: 0.09, rough: 0.03, holes: 26 }),
    [84, 92],
    { ...L.bread, bevel: 8, height: 9 },
  ),
  scone: food(scone, [84, 92], { ...L.bread, bevel: 9, height: 12 }),
  baguette: food(
    loaf({ crust: ['#EEC27A', '#CF8A38', '#8A4A14'], stretch: 5, slashes: 5, dust: 40 }),
    [110, 120],
    L.bread,
  ),
  splitBun: food(
    breadSlice({ crumb: '#F8E4B8', crust: '#C98A3E', stretch: 1.06, toasted: '#C98A42' }),
    [110, 120],
    L.bread,
  ),
  ryeSlice: food(breadSlice({ crumb: '#A8784A', crust: '#4A2610' }), [84, 94], L.flatbread),
  breadSlice: food(
    breadSlice({ crumb: '#F6E4BC', crust: '#B06E2C', toasted: '#D9A458' }),
    [100, 112],
    L.flatbread,
  ),
  toastedSlice: food(
    breadSlice({ crumb: '#E0AE62', crust: '#7E4314', toasted: '#A8642A', rind: 0.1 }),
    [100, 112],
    L.flatbread,
  ),
  baguetteToast: food(
    breadSlice({
      crumb: '#EFC77C',
      crust: '#8A4A14',
      stretch: 1.4,
      toasted: '#B8742A',
      rind: 0.11,
    }),
    [50, 58],
    L.flatbread,
  ),
  toast: food(yogurtToast, [120, 130], L.flatbread),
  toastSquare: food(toastSquare, [37, 42], L.flatbread),
  pretzel: food(pretzel, [110, 124], L.bread),
  cracker: food(oysterCracker, [24, 30], L.crispDough),
  crumb: food(crumb, [3, 6], L.seeds),
  crouton: food(
    block({ palette: ['#E2AC5A', '#D2943E', '#EFC47C'], sear: '#9A5A1C', rough: 0.1 }),
    [15, 20],
    L.flatbread,
  ),
} as const satisfies Record<string, Food>;
