import { ball } from '../generators/ball.ts';
import { coin } from '../generators/coin.ts';
import { halfMoon } from '../generators/half-moon.ts';

import { lump } from '../generators/lump.ts';
import { ring } from '../generators/ring.ts';
import { shred } from '../generators/shred.ts';
import { strip } from '../generators/strip.ts';
import { charredStrip } from '../parts/meats/fajitas.ts';
import { shallot } from '../parts/meats/satay.ts';
import { stewBit } from '../parts/meats/stew.ts';
import { chilliRing, driedChilli, freshChilli } from '../parts/produce/chillies.ts';
import { dice, ONION } from '../parts/produce/dice.ts';
import { onionRing, onionThread } from '../parts/produce/onions.ts';
import { GREEN_PEPPER, pepperRing, pepperStrip, RED_PEPPER } from '../parts/produce/peppers.ts';
import { scallion } from '../parts/produce/scallion.ts';
import { tomatoWedge } from '../parts/produce/tomatoes.ts';
import { cucumber, stick } from '../parts/produce/vegetables.ts';
import { tomatoSlice } from '../parts/seafood/moqueca.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

const CARROT = ['#EE8A2C', '#E67A1C', '#F59C44'];
const YELLOW_PEPPER = ['#F2BE2C', '#E8AC1C', '#F8CF54'];

export const VEGETABLES = {
  carrot: food(dice, [11, 14], L.wet, CARROT),
  carrotCoin: food(
    coin({ skin: '#E07A1C', palette: CARROT, core: [0.4, '#F5B060'] }),
    [17, 22],
    L.wet,
  ),
  carrotStick: food(stick, [58, 74], L.crisp),
  carrotShred: food(shred({ palette: CARROT, threads: 4, thick: 0.11 }), [20, 30], L.crisp),
  carrotChunk: food(lump({ palette: CARROT, stretch: 1.5, rough: 0.1 }), [22, 30], L.soft),
  celery: food(dice, [8, 11], L.wet, ['#B9C96A', '#A8BC58', '#CBD884']),
  celeryRing: food(
    halfMoon({ palette: ['#CBDC8A', '#BCD078'], skin: '#7FA23E', hollow: 0.6 }),
    [13, 17],
    L.crisp,
  ),
  onion: food(dice, [8, 11], L.wet, ONION),
  onionBit: food(stewBit, [8, 12], L.wet, ['#EBD7A0', '#DFC584', '#C9A860']),
  onionRing: food(onionRing, [26, 36], L.crisp, ['#EADBAE', '#F6ECCB', '#DCC88A']),
  onionBrowned: food(
    shred({ palette: ['#8A4A18', '#6E3410', '#A8622A', '#542408'], threads: 4, thick: 0.12 }),
    [22, 32],
    L.crisp,
  ),
  onionSoft: food(
    shred({ palette: ['#D9A860', '#C8934A', '#E6BF80'], threads: 3, thick: 0.16 }),
    [26, 38],
    L.wet,
  ),
  redOnion: food(onionThread, [34, 46], L.crisp),
  redOnionRing: food(onionRing, [24, 34], L.crisp),
  shallot: food(shallot, [14, 20], L.crisp),
  braisedShallot: food(
    ball({
      palette: ['#D9A05E', '#CC904C', '#E4B276'],
      rough: 0.05,
      sear: '#8A4A18',
      mark: '#9A5C2A',
    }),
    [20, 25],
    L.braised,
  ),
  springOnion: food(scallion, [7, 11], L.crisp),
  springOnionStalk: food(
    strip({
      palette: ['#4E9A3A', '#67AE48', '#3D8429', '#A9CC7A', '#E3EFC4'],
      width: 0.05,
      bend: 0.1,
      ends: 0.7,
    }),
    [120, 170],
    L.wet,
  ),
  garlic: food(
    coin({ skin: '#E9CF94', palette: ['#F6E6BC', '#F0DAA4'], rind: 0.16, stretch: 1.3 }),
    [9, 13],
    L.soft,
  ),
  garlicSliver: food(
    coin({
      skin: '#A8621C',
      palette: ['#EFCB82', '#E6BC6E'],
      rind: 0.14,
      stretch: 1.9,
      rough: 0.06,
    }),
    [9, 13],
    L.soft,
  ),
  charredOnion: food(charredStrip, [40, 54], L.crisp, ['#F2E4C0', '#E8D4A4', '#F6ECD2']),
  garlicClove: food(
    lump({ palette: ['#F3E6CC', '#EAD6B0'], stretch: 1.6, rough: 0.06, points: 8 }),
    [22, 28],
    L.soft,
  ),
  ginger: food(shred({ palette: ['#F0DFA0', '#E6D088'], threads: 3 }), [16, 24], L.crisp),
  tomato: food(tomatoWedge, [34, 42], L.citrus),
  tomatoSlice: food(tomatoSlice, [52, 62], L.citrus),
  tomatoHalf: food(
    coin({
      skin: '#A81E0C',
      palette: ['#DC4A2A', '#D23E20'],
      rind: 0.08,
      spokes: [5, '#F0906A'],
      seeds: [12, '#F6D08A', 0.58],
      sear: '#3A1206',
    }),
    [40, 46],
    L.citrus,
  ),
  tomatoDice: food(dice, [9, 12], L.wet, ['#D6301C', '#C22314', '#E2452A']),
  tomatoChunk: food(
    lump({ palette: ['#D2391C', '#BE2A12', '#DE5230'], rough: 0.24, specks: ['#F3C86A', 6] }),
    [18, 26],
    L.wet,
  ),
  cherryTomato: food(
    halfMoon({
      palette: ['#E2492A', '#D63A1E'],
      skin: '#B8200E',
      depth: 1.2,
      seeds: [6, '#F6D98A'],
    }),
    [18, 23],
    L.citrus,
  ),
  cucumber: food(cucumber, [30, 36], L.crisp),
  cucumberDice: food(dice, [9, 12], L.crisp, ['#C9DE96', '#B6D07A', '#DDEBB6']),
  cucumberStick: food(
    strip({ palette: ['#DCEBB4', '#CDE09C'], width: 0.13, bend: 0.04, skin: '#3F8A3A' }),
    [40, 52],
    L.crisp,
  ),
  courgette: food(
    coin({
      skin: '#3C7A2E',
      palette: ['#E3EAB4', '#D6E09C'],
      seeds: [7, '#B9C46E', 0.34],
      sear: '#8A5A1C',
    }),
    [24, 30],
    L.wet,
  ),
  aubergine: food(
    coin({
      skin: '#3A1A3E',
      palette: ['#D8B878', '#C8A05E'],
      rind: 0.07,
      seeds: [9, '#8A5A28', 0.5],
      sear: '#6A3810',
    }),
    [30, 38],
    L.wet,
  ),
  aubergineChunk: food(
    lump({ palette: ['#C09A5A', '#A87E40', '#8A5E30'], rough: 0.16, sear: '#3A1A30' }),
    [22, 30],
    L.wet,
  ),
  stuffedAubergine: food(
    halfMoon({ palette: ['#A84A22', '#983C18'], skin: '#2E1230', rind: 0.16, depth: 0.72 }),
    [120, 134],
    L.glazed,
  ),
  redPepper: food(pepperStrip, [30, 42], L.wet, RED_PEPPER),
  greenPepper: food(pepperStrip, [30, 42], L.wet, GREEN_PEPPER),
  yellowPepper: food(pepperStrip, [30, 42], L.wet, YELLOW_PEPPER),
  pepperRing: food(pepperRing, [34, 42], L.crisp),
  charredPepper: food(charredStrip, [40, 56], L.wet),
  redPepperDice: food(dice, [8, 11], L.crisp, RED_PEPPER),
  greenPepperDice: food(dice, [8, 11], L.crisp, GREEN_PEPPER),
  chilli: food(freshChilli, [40, 50], L.wet),
  driedChilli: food(driedChilli, [40, 50], L.wet),
  chilliRing: food(chilliRing, [10, 13], L.wet),
  greenChilliRing: food(chilliRing, [9, 12], L.wet, ['#4E9A34', '#3E8428']),
  jalapeno: food(
    ring({ palette: ['#4E8A2C', '#3E7420'], wall: 0.34, inner: '#B9D27A', lobes: 3 }),
    [15, 19],
    L.crisp,
  ),
  chilliStrip: food(strip({ palette: ['#CE2A1C', '#B81D14'], width: 0.12 }), [22, 30], L.wet),
} as const satisfies Record<string, Food>;
