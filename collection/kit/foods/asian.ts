import { coin } from '../generators/coin.ts';
import { roll } from '../generators/roll.ts';
import { strip } from '../generators/strip.ts';
import { lifted } from '../materials.ts';
import { friedGyoza, gyozaLace } from '../parts/grains/gyoza.ts';
import { slicedKatsu } from '../parts/meats/katsu.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

/** Foods of Japan and the Philippines. */
export const ASIAN = {
  friedGyoza: food(friedGyoza, [84, 92], {
    ...L.crispDough,
    bevel: 10,
    height: 12,
    gloss: 0.22,
    tamp: 0.08,
  }),
  gyozaLace: food(gyozaLace, [300, 310], { ...L.crisp, bevel: 2.4, height: 3, gloss: 0.5 }),
  slicedKatsu: food(slicedKatsu, [190, 210], {
    ...L.fried,
    bevel: 7,
    height: 10,
    tamp: 0.2,
    gloss: 0.2,
    ...lifted(8, '#2A1004', 0.58, 0.28),
  }),
  /** Half a calamansi, its cut face up. */
  calamansi: food(
    coin({
      skin: '#5A9A28',
      palette: ['#F4B23A', '#EEA62A'],
      rind: 0.17,
      spokes: [9, '#FBDF96'],
      seeds: [5, '#FBF2D2', 0.36],
    }),
    [28, 33],
    L.citrus,
  ),
  mangetout: food(
    strip({ palette: ['#5FAE3A', '#6EBA46', '#4E9C2E'], width: 0.26, bend: 0.1, ends: 0.14 }),
    [34, 44],
    L.crisp,
  ),
  lumpia: food(
    roll({
      palette: ['#DB8E26', '#CC7C1A', '#E6A43C'],
      width: 0.175,
      ends: 0.9,
      bend: 0.02,
      sear: '#843E08',
      ribs: ['along', '#7A3A08', 2],
    }),
    [104, 114],
    {
      ...L.crispDough,
      bevel: 8,
      height: 12,
      tamp: 0.09,
      grain: 0.05,
      gloss: 0.5,
      mottle: { colour: '#9A4E0C', strength: 0.45, frequency: 0.05 },
      ...lifted(7, '#2A1004', 0.6, 0.28),
    },
  ),
} as const satisfies Record<string, Food>;
