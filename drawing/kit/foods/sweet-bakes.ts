import { ball } from '../generators/ball.ts';
import { breadSlice } from '../generators/bread.ts';
import { lump } from '../generators/lump.ts';
import { paperCase } from '../generators/paper-case.ts';
import { piped } from '../generators/piped.ts';
import { strip } from '../generators/strip.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

export const SWEET_BAKES = {
  savoiardi: food(
    strip({
      palette: ['#EBC482', '#E2B66E', '#F2D49A'],
      width: 0.24,
      ends: 0.86,
      bend: 0.02,
      sear: '#C08A42',
    }),
    [52, 58],
    L.bread,
  ),
  churro: food(
    piped({ palette: ['#D08C3C', '#C47E30', '#DA9A4A'], sear: '#8A4A14', width: 0.12, bend: 0.09 }),
    [92, 104],
    {
      ...L.fried,
      bevel: 4,
      height: 8,
      tamp: 0.12,
    },
  ),
  /** A torn piece of pancake, browned side up, and with its fluffy inside up. */
  schmarrn: food(
    lump({
      palette: ['#EDBE5E', '#E2AA44', '#F4CF7C'],
      stretch: 1.5,
      rough: 0.36,
      points: 5,
      sear: '#8E4C12',
      glint: 0,
    }),
    [34, 56],
    { ...L.fried, bevel: 8, height: 10, tamp: 0.14 },
  ),
  schmarrnTorn: food(
    lump({
      palette: ['#D0903A', '#C2802E'],
      stretch: 1.5,
      rough: 0.36,
      points: 6,
      rim: '#FCEBB4',
      specks: ['#E9C878', 12],
      glint: 0,
    }),
    [34, 52],
    {
      ...L.fried,
      bevel: 7,
      height: 9,
      tamp: 0.24,
      mottle: { colour: '#E6C070', strength: 0.4, frequency: 0.05 },
    },
  ),
  brigadeiro: food(
    ball({
      palette: ['#4A2412', '#3E1C0C'],
      coat: ['sprinkles', ['#4A2412', '#2E1408', '#6E3C20', '#8A5434'], 110],
      glint: 0,
    }),
    [38, 44],
    { ...L.seeds, bevel: 4, height: 6, gloss: 0.6 },
  ),
  paperCase: food(paperCase, [50, 56], L.crisp),
  frenchToast: food(
    breadSlice({
      crumb: '#F0BE58',
      crust: '#7E420F',
      stretch: 1.9,
      rind: 0.13,
      toasted: '#A8601A',
      holes: 44,
    }),
    [96, 108],
    { ...L.flatbread, bevel: 8, height: 9, gloss: 0.4 },
  ),
} as const satisfies Record<string, Food>;
