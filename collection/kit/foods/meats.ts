import { ball } from '../generators/ball.ts';
import { coin } from '../generators/coin.ts';
import { curl, fold } from '../generators/fold.ts';
import { lump } from '../generators/lump.ts';
import { meatCube } from '../generators/meat-cube.ts';
import { meatSlice, roast } from '../generators/roast.ts';
import { roll } from '../generators/roll.ts';
import { shred } from '../generators/shred.ts';
import { strip } from '../generators/strip.ts';
import { lifted } from '../materials.ts';
import { mince } from '../parts/grains/crumbs.ts';
import { porkRound } from '../parts/grains/ramen.ts';
import { coatedChunk } from '../parts/meats/chunks.ts';
import { chickenDice } from '../parts/meats/cobb.ts';
import { brisket, rareBeef } from '../parts/meats/pho.ts';
import { beefShred } from '../parts/meats/ropa-vieja.ts';
import { beefCrumb, steakSlice, steakStrip, suyaFold } from '../parts/meats/slices.ts';
import { pulledChicken, sausageCoin } from '../parts/meats/stew.ts';
import { pastor } from '../parts/meats/tacos.ts';
import { chickenThigh } from '../parts/meats/tagine.ts';
import { dice } from '../parts/produce/dice.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

const RASHER = ['#F2C9A0', '#B5432A', '#F0C298', '#9A3018'];

export const MEATS = {
  beefChunk: food(
    meatCube({ palette: ['#7E4426', '#70391E', '#8E5232'], sear: '#3A1608' }),
    [26, 36],
    L.braised,
  ),
  searedBeef: food(
    meatCube({ palette: ['#8E4A2C', '#7E3E22', '#9A5636'], sear: '#2A0E06', heart: '#CE6E5A' }),
    [24, 32],
    L.braised,
  ),
  lambChunk: food(
    meatCube({ palette: ['#8A5034', '#7A4228', '#9A5E40'], sear: '#44200E' }),
    [26, 36],
    L.braised,
  ),
  porkChunk: food(
    meatCube({ palette: ['#C08A58', '#B07A48', '#CE9C6C'], sear: '#6E3814' }),
    [24, 34],
    L.braised,
  ),
  porkBelly: food(
    strip({ palette: ['#B4663A', '#A4562C'], width: 0.3, ends: 1, bend: 0.04, skin: '#8A3A14' }),
    [34, 42],
    L.glazed,
  ),
  chickenChunk: food(
    lump({ palette: ['#E3B878', '#D8A864', '#ECC890'], rough: 0.18, sear: '#A4642A' }),
    [24, 32],
    L.meatPale,
  ),
  poachedChicken: food(
    lump({
      palette: ['#FBE8C0', '#F6DCAA', '#FDF0D4'],
      stretch: 1.7,
      rough: 0.12,
      points: 8,
      fibres: true,
    }),
    [24, 34],
    L.meatPale,
  ),
  chickenPiece: food(
    meatCube({
      palette: ['#B06C30', '#A26028', '#BE7C3E'],
      sear: '#5E2C0C',
      rough: 0.18,
      grain: 0.3,
    }),
    [24, 32],
    L.braised,
  ),
  chickenGrilled: food(
    meatCube({
      palette: ['#E0AA58', '#D49A48', '#EABC74'],
      sear: '#5A260A',
      grain: 0.22,
      rough: 0.16,
    }),
    [27, 33],
    L.braised,
  ),
  beefGrilled: food(
    lump({ palette: ['#7E3E1E', '#6E3216', '#92502C'], rough: 0.14, points: 8, sear: '#2A0C04' }),
    [26, 32],
    L.glazed,
  ),
  satayFold: food(
    lump({
      palette: ['#DB8A1C', '#C87616', '#E59A2C'],
      rough: 0.13,
      stretch: 0.9,
      points: 9,
      sear: '#4A1A06',
    }),
    [27, 32],
    { ...L.glazed, gloss: 0.6, bevel: 5, height: 8 },
  ),
  suya: food(suyaFold, [30, 38], { ...L.braised, gloss: 0.25 }),
  coatedChunk: food(coatedChunk, [28, 38], L.glazed),
  chickenThigh: food(chickenThigh, [62, 74], {
    ...L.roast,
    tamp: 0.06,
    gloss: 0.8,
    mottle: { colour: '#7A3A0A', strength: 0.2, frequency: 0.03 },
  }),
  chickenLeg: food(
    roast('drumstick', { palette: ['#C07A2E', '#B06A22'], sear: '#5A2408' }),
    [84, 96],
    L.roast,
  ),
  chickenBreast: food(
    roast('fillet', { palette: ['#DDA458', '#D0964A'], bars: '#5A2A0C' }),
    [96, 110],
    L.roast,
  ),
  pulledChicken: food(pulledChicken, [26, 36], L.meatPale),
  chickenShred: food(
    shred({ palette: ['#F3DDB4', '#EACF9E', '#F8E8C8'], threads: 4, thick: 0.14, bend: 0.15 }),
    [28, 40],
    L.wet,
  ),
  chickenDice: food(chickenDice, [14, 18], { ...L.curd, bevel: 2.2, height: 4 }),
  beefDice: food(dice, [8, 12], L.meat, ['#A85A2C', '#BA6C3A', '#964A20']),
  mince: food(mince, [8, 14], L.meat),
  beefCrumb: food(beefCrumb, [11, 16], L.braised, ['#8A4A26', '#744020', '#9C5A34', '#66341A']),
  steak: food(
    roast('steak', { palette: ['#7A3A1C', '#6C3016'], rim: '#D9B27A', bars: '#2A0E04' }),
    [150, 164],
    L.roast,
  ),
  steakSlice: food(steakSlice, [40, 48], { ...L.braised, bevel: 6, gloss: 0.35, whole: true }),
  steakStrip: food(steakStrip, [46, 60], { ...L.braised, bevel: 3, height: 4, gloss: 0.5 }),
  rareBeef: food(rareBeef, [50, 62], { ...L.fish, bevel: 4, height: 6, gloss: 0.55 }),
  brisket: food(brisket, [50, 62], { ...L.wet, bevel: 4, height: 6, gloss: 0.5 }),
  porkSlice: food(
    meatSlice({
      edge: '#8A4A20',
      palette: ['#E0B48A', '#D6A678'],
      heart: '#F0CDAE',
      fat: '#F8E6CC',
    }),
    [44, 54],
    L.meatPale,
  ),
  porkRound: food(porkRound, [76, 88], { ...L.fish, bevel: 5, height: 8, gloss: 0.5 }),
  pastor: food(pastor, [19, 30], {
    ...L.wet,
    tamp: 0.14,
    gloss: 0.8,
    ...lifted(3, '#4A1402', 0.5, 0.14),
  }),
  beefShred: food(beefShred, [30, 44], L.meat),
  meatball: food(
    ball({ palette: ['#8A4A26', '#7A3E1E', '#9A5830'], rough: 0.06, sear: '#3A1406' }),
    [34, 40],
    L.meat,
  ),
  paleMeatball: food(ball({ palette: ['#D6B894', '#C9A880'], rough: 0.05 }), [44, 50], L.meatPale),
  patty: food(
    coin({ skin: '#6A3216', palette: ['#8A4A24', '#7C3E1C'], rough: 0.05, sear: '#3A1406' }),
    [40, 48],
    L.meat,
  ),
  kofta: food(
    roll({ palette: ['#8A4824', '#7A3C1A'], width: 0.26, ends: 0.6, bars: '#2E1006' }),
    [72, 84],
    L.meat,
  ),
  sausage: food(
    roll({ palette: ['#A4482A', '#96401F'], width: 0.2, ends: 0.5, bend: 0.12, sear: '#4A1606' }),
    [84, 98],
    L.glazed,
  ),
  kielbasaCoin: food(
    coin({
      skin: '#F2D8AE',
      palette: ['#CC6A4C', '#C05C3E', '#D47858'],
      rind: 0.15,
      seeds: [6, '#F4CFAC', 0.46],
      sear: '#7A2C14',
    }),
    [22, 28],
    L.meat,
  ),
  sausageCoin: food(sausageCoin, [20, 27], L.meat),
  chorizo: food(
    coin({ skin: '#7A1A0C', palette: ['#C23A1C', '#B02E14'], rind: 0.09, sear: '#5A0E04' }),
    [20, 26],
    L.meat,
  ),
  bacon: food(
    curl({ palette: ['#B5432A', '#A63820'], streaks: RASHER, width: 0.22 }),
    [56, 70],
    L.meat,
  ),
  baconBit: food(
    strip({
      palette: ['#B2452A', '#A03A1E', '#BE5636'],
      width: 0.36,
      ends: 1,
      bend: 0.2,
      skin: '#F0C79A',
      sear: '#5E1A0A',
    }),
    [14, 20],
    { ...L.meat, gloss: 0.7 },
  ),
  guanciale: food(
    strip({
      palette: ['#E0985A', '#D0844A', '#EAB078'],
      width: 0.46,
      ends: 1,
      bend: 0.12,
      skin: '#9A2E14',
      sear: '#7E2E0C',
    }),
    [24, 32],
    L.braised,
  ),
  lardon: food(
    strip({ palette: ['#C05A3A', '#B04C2C'], width: 0.32, ends: 1, skin: '#F2CDA0' }),
    [17, 22],
    L.meat,
  ),
  chicharron: food(
    curl({
      palette: ['#C98A42', '#B8742E'],
      streaks: ['#F0CC90', '#A85A20'],
      width: 0.3,
      waves: 1.2,
    }),
    [50, 62],
    L.fried,
  ),
  ham: food(fold({ palette: ['#E39A8A', '#DB8A78'], rim: '#F8DCC8' }), [40, 50], L.wet),
  hamDice: food(dice, [9, 12], L.wet, ['#E08474', '#D26C5C', '#EC9E8C']),
  salami: food(
    coin({ skin: '#7A2018', palette: ['#B4382A', '#A42E22'], seeds: [14, '#F4D8C4', 0.5] }),
    [30, 36],
    L.meat,
  ),
} as const satisfies Record<string, Food>;
