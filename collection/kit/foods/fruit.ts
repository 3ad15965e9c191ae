import { ball } from '../generators/ball.ts';
import { coin } from '../generators/coin.ts';
import { halfMoon } from '../generators/half-moon.ts';
import { lump } from '../generators/lump.ts';
import { strip } from '../generators/strip.ts';
import { lifted } from '../materials.ts';
import { pineapple } from '../parts/meats/tacos.ts';
import { blueberry, raspberry } from '../parts/produce/berries.ts';
import { citrusRound, citrusWedge, LIME } from '../parts/produce/citrus.ts';
import { strawberry } from '../parts/produce/strawberry.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

export const FRUIT = {
  lemon: food(citrusWedge, [50, 58], L.citrus),
  lime: food(citrusWedge, [46, 54], L.citrus, LIME),
  lemonSlice: food(
    coin({ skin: '#F2C83A', palette: ['#F8E27A', '#F6DA66'], rind: 0.1, spokes: [9, '#FFF6D0'] }),
    [36, 42],
    L.citrus,
  ),
  limeSlice: food(
    coin({ skin: '#4E9A2C', palette: ['#BBD96A', '#AECF5A'], rind: 0.1, spokes: [9, '#EEF6CF'] }),
    [32, 38],
    L.citrus,
  ),
  orangeSlice: food(citrusRound(10), [62, 72], {
    ...L.citrus,
    mottle: { colour: '#E0700A', strength: 0.2, frequency: 0.04 },
  }),
  preservedLemon: food(
    halfMoon({ palette: ['#E8C44A', '#DDB438'], skin: '#C99A1C', rind: 0.3, hollow: 0.4 }),
    [26, 34],
    L.wet,
  ),
  lemonStrip: food(
    strip({ palette: ['#F8D024', '#F2C414', '#FADC48'], width: 0.2, bend: 0.14, ends: 0.7 }),
    [26, 34],
    L.wet,
  ),
  driedLime: food(
    ball({ palette: ['#6A4A2A', '#5A3C20'], rough: 0.06, mark: '#2A1808' }),
    [24, 28],
    L.meat,
  ),
  banana: food(
    coin({
      skin: '#F6E6B0',
      palette: ['#FAEFC8', '#F6E6B4'],
      rind: 0.05,
      core: [0.34, '#E9CF8A'],
      seeds: [6, '#8A6A34', 0.18],
    }),
    [28, 34],
    L.soft,
  ),
  poachedBanana: food(
    coin({
      skin: '#C98A1E',
      palette: ['#F6CE5A', '#F1C44A', '#F9DA78'],
      rind: 0.07,
      stretch: 1.16,
      core: [0.34, '#E2A838'],
      seeds: [6, '#6A4A1E', 0.18],
    }),
    [34, 40],
    { ...L.glossy, bevel: 9, height: 9 },
  ),
  mango: food(
    halfMoon({
      palette: ['#F8B42C', '#F5A81C', '#FBC24C'],
      skin: '#EE9A14',
      rind: 0.04,
      depth: 0.6,
    }),
    [84, 96],
    L.fish,
  ),
  apple: food(
    halfMoon({ palette: ['#E9B45A', '#DDA046'], skin: '#A85A1C', depth: 0.8, sear: '#8A4210' }),
    [42, 50],
    L.glazed,
  ),
  peach: food(
    halfMoon({
      palette: ['#FBAA34', '#F69A26', '#FDBE56'],
      skin: '#DE6A22',
      depth: 0.74,
      hollow: 0.2,
    }),
    [38, 46],
    L.glazed,
  ),
  plum: food(lump({ palette: ['#6A1A34', '#7A2440', '#5A1228'], rough: 0.1 }), [24, 30], L.syrup),
  prune: food(
    lump({ palette: ['#3A1A1E', '#4A2226', '#2A1216'], rough: 0.14 }),
    [20, 26],
    L.glazed,
  ),
  raisin: food(
    lump({ palette: ['#4A2418', '#5A3020', '#3A1A10'], stretch: 1.4, rough: 0.16 }),
    [8, 11],
    L.wet,
  ),
  dateStrip: food(
    strip({ palette: ['#7A3A18', '#6A3012', '#8A4A22'], width: 0.26, bend: 0.14, ends: 0.7 }),
    [20, 27],
    L.glazed,
  ),
  tatinApple: food(
    lump({
      palette: ['#D66E06', '#C25A02', '#E6880E'],
      stretch: 1.75,
      bend: 0.14,
      rough: 0.05,
      points: 14,
      sear: '#A84E0C',
      glint: 0,
    }),
    [50, 58],
    {
      ...L.syrup,
      bevel: 9,
      height: 8,
      gloss: 0.55,
      exponent: 44,
      mottle: { colour: '#8A3404', strength: 0.45, frequency: 0.022 },
      ...lifted(4, '#5A1E02', 0.55, 0.2),
    },
  ),
  date: food(
    lump({ palette: ['#6A3418', '#5A2A12'], stretch: 1.9, rough: 0.06 }),
    [20, 25],
    L.glazed,
  ),
  apricot: food(lump({ palette: ['#E8922E', '#DC8422'], rough: 0.08 }), [24, 30], L.glazed),
  pineapple: food(pineapple, [11, 15], L.wet),
  blueberry: food(blueberry, [15, 19], L.citrus),
  raspberry: food(raspberry, [19, 23], L.citrus),
  strawberry: food(strawberry, [26, 32], L.citrus),
  cherry: food(ball({ palette: ['#B4122A', '#9A0C20'], glint: 0.7 }), [18, 22], L.syrup),
  barberry: food(
    ball({ palette: ['#B4141E', '#9A0E18', '#C82A2E'], rough: 0.12 }),
    [5.5, 7.5],
    L.citrus,
  ),
  pomegranate: food(
    ball({ palette: ['#B4122E', '#C82444', '#9A0C24'], rough: 0.14, glint: 0.7 }),
    [7, 9],
    L.citrus,
  ),
  coconut: food(
    lump({ palette: ['#FFFCF4', '#F8F1E2'], stretch: 2.6, rough: 0.1 }),
    [9, 13],
    L.soft,
  ),
} as const satisfies Record<string, Food>;
