import { ball } from '../generators/ball.ts';
import { cluster } from '../generators/cluster.ts';
import { coin } from '../generators/coin.ts';
import { halfMoon } from '../generators/half-moon.ts';
import { leaf } from '../generators/leaf.ts';
import { lump } from '../generators/lump.ts';

import { shred } from '../generators/shred.ts';
import { strip } from '../generators/strip.ts';
import { lifted } from '../materials.ts';
import { friedPlantain } from '../parts/meats/ropa-vieja.ts';
import { cornRound } from '../parts/produce/ajiaco.ts';
import { dice, POTATO } from '../parts/produce/dice.ts';
import { sweetPotato as sweetPotatoSlice } from '../parts/seafood/ceviche.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

export const ROOTS_AND_PODS = {
  potato: food(dice, [16, 22], L.soft, POTATO),
  potatoChunk: food(
    lump({ palette: POTATO, rough: 0.1, stretch: 1.25, points: 9 }),
    [26, 34],
    L.soft,
  ),
  potatoCoin: food(
    coin({ skin: '#D9A85A', palette: ['#F2DB98', '#EBCF82'], rind: 0.05, sear: '#B4742C' }),
    [26, 34],
    L.soft,
  ),
  /** Boiled, cut thin and dressed. */
  saladPotato: food(
    coin({
      skin: '#D29A34',
      palette: ['#F8D468', '#F2C654', '#FADF88'],
      rind: 0.04,
      stretch: 1.14,
      rough: 0.05,
    }),
    [34, 46],
    { ...L.wet, bevel: 4, height: 6, tamp: 0.1, gloss: 0.8, ...lifted(4.5, '#6A400A', 0.5, 0.2) },
  ),
  chip: food(
    strip({
      palette: ['#EEC05A', '#E4AE44', '#F5D07A'],
      width: 0.16,
      bend: 0.05,
      ends: 1,
      sear: '#B4702A',
    }),
    [44, 62],
    L.crispDough,
  ),
  thickChip: food(
    strip({
      palette: ['#F2BE4A', '#E8AE38', '#F6CE68'],
      width: 0.25,
      bend: 0.05,
      ends: 1,
      sear: '#C07A28',
    }),
    [50, 66],
    { ...L.crispDough, height: 8 },
  ),
  sweetPotato: food(
    lump({ palette: ['#E9842A', '#DA7420'], stretch: 1.3, rough: 0.1 }),
    [24, 32],
    L.soft,
  ),
  sweetPotatoSlice: food(sweetPotatoSlice, [62, 70], L.soft),
  squash: food(
    lump({ palette: ['#EE9A2E', '#E28A20', '#F5AE4A'], rough: 0.14, points: 8 }),
    [22, 30],
    L.soft,
  ),
  pumpkinWedge: food(
    halfMoon({ palette: ['#EE9A2E', '#E68C22'], skin: '#4F7A34', hollow: 0.4, sear: '#9A4E10' }),
    [48, 58],
    L.soft,
  ),
  plantain: food(friedPlantain, [46, 54], L.crispDough),
  dodo: food(
    coin({
      skin: '#7A360A',
      palette: ['#DE8E1E', '#D68418', '#E69A2A'],
      rind: 0.07,
      stretch: 1.6,
      core: [0.66, '#F6B63A'],
      sear: '#7A340A',
    }),
    [44, 54],
    L.braised,
  ),
  yuca: food(strip({ palette: ['#F6EAC8', '#EEDDB0'], width: 0.26, ends: 0.85 }), [44, 54], L.soft),
  swallow: food(
    lump({ palette: ['#FBF4E4', '#F6ECD6'], stretch: 1.06, rough: 0.02, points: 16, glint: 0.5 }),
    [90, 110],
    L.glossy,
  ),
  turnip: food(lump({ palette: ['#F4EBD2', '#EBDCB8'], rough: 0.09, points: 9 }), [24, 30], L.soft),
  beetroot: food(dice, [12, 16], L.wet, ['#8E1238', '#7A0C2C', '#A42248']),
  beetrootStick: food(strip({ palette: ['#8E1238', '#7A0C2C'], width: 0.12 }), [24, 32], L.wet),
  cabbage: food(
    shred({ palette: ['#DCE8B0', '#C8DA92', '#EAF0CC'], threads: 4, thick: 0.13, bend: 0.22 }),
    [24, 36],
    L.crisp,
  ),
  cabbageChunk: food(
    leaf({
      palette: ['#CFE0A0', '#BBD284', '#DDE9BA'],
      width: 0.66,
      edge: [5, 0.08],
      vein: '#F2F6DC',
    }),
    [30, 40],
    L.wet,
  ),
  redCabbage: food(
    shred({ palette: ['#7A2A5E', '#8E3A70', '#C58AB4'], threads: 4, thick: 0.12 }),
    [24, 34],
    L.crisp,
  ),
  kimchi: food(
    leaf({
      palette: ['#D2491E', '#E0683A', '#EBA070', '#C23A12'],
      width: 0.6,
      edge: [5, 0.1],
      vein: '#F5D2A4',
    }),
    [30, 40],
    L.wet,
  ),
  sauerkraut: food(
    shred({ palette: ['#D9BE7A', '#C8A85E', '#E8D39A'], threads: 4, thick: 0.13 }),
    [24, 34],
    L.wet,
  ),
  stewedCabbage: food(
    strip({
      palette: ['#C79A58', '#B88848', '#D4AC6C', '#A87838'],
      width: 0.26,
      bend: 0.4,
      ends: 0.85,
    }),
    [12, 19],
    { ...L.wet, gloss: 0.5 },
  ),
  broccoli: food(
    cluster({ palette: ['#2F7A2E', '#3E8C38', '#256826'], stem: '#9CBF6A' }),
    [24, 30],
    L.herbs,
  ),
  cauliflower: food(
    cluster({ palette: ['#F6ECD2', '#EEDFB8', '#FBF4E2'], stem: '#DCE0B0' }),
    [24, 32],
    L.soft,
  ),
  greenBean: food(
    strip({ palette: ['#4E9A34', '#5FAA40', '#3D8429'], width: 0.1, bend: 0.14, ends: 0.4 }),
    [34, 46],
    L.crisp,
  ),
  okra: food(
    coin({
      skin: '#4E8A34',
      palette: ['#C9DE9A', '#BBD288'],
      rind: 0.2,
      seeds: [5, '#F4F2D6', 0.45],
    }),
    [12, 16],
    L.wet,
  ),
  pea: food(ball({ palette: ['#6AAA34', '#5C9A2A', '#7CBC44'] }), [8, 10], L.citrus),
  broadBean: food(
    lump({ palette: ['#A9CB62', '#98BC50', '#BCD87C'], stretch: 1.5, rough: 0.04, bend: -0.12 }),
    [14, 18],
    L.citrus,
  ),
  corn: food(
    lump({ palette: ['#F8CB3C', '#F3BD2A', '#FBDA62'], stretch: 1.1, rough: 0.1, points: 7 }),
    [8, 10],
    L.citrus,
  ),
  whiteCorn: food(
    lump({ palette: ['#F8EBC0', '#F1DFA6', '#FBF3D6'], stretch: 1.15, rough: 0.14 }),
    [13, 17],
    L.soft,
  ),
  cornRound: food(cornRound, [46, 54], L.soft),
  babyCorn: food(
    strip({ palette: ['#F5D765', '#EFCB50'], width: 0.2, ends: 0.5 }),
    [30, 38],
    L.crisp,
  ),
} as const satisfies Record<string, Food>;
