import { ball } from '../generators/ball.ts';
import { breadSlice } from '../generators/bread.ts';
import { lump } from '../generators/lump.ts';
import { paperCase } from '../generators/paper-case.ts';
import { piped } from '../generators/piped.ts';
import { slab } from '../generators/slab.ts';
import { strip } from '../generators/strip.ts';
import { lifted } from '../materials.ts';
import { baklavaDiamond } from '../parts/grains/baklava.ts';
import { burntCheesecake } from '../parts/grains/burnt-cheesecake.ts';
import { bakingPaper } from '../parts/table/baking-paper.ts';
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
  /** A torn piece of pancake: browned on its top, fluffy at its torn sides. */
  schmarrn: food(
    slab({
      top: '#DE9C3C',
      patch: '#8E4810',
      layers: ['#F4D584', '#FCEDBC'],
      sear: '#8A4A12',
      stretch: 1.25,
      skirt: 0.24,
      ragged: 0.07,
      crooked: 0.42,
    }),
    [26, 42],
    { ...L.crispDough, bevel: 6, height: 8, ...lifted(5, '#7A4A10', 0.55, 0.2) },
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
  baklavaDiamond: food(baklavaDiamond, [84, 92], {
    ...L.crispDough,
    bevel: 3,
    height: 4,
    gloss: 0.7,
    exponent: 26,
    ...lifted(6, '#3A1A04', 0.5, 0.22),
  }),
  /** Nuts ground to crumbs, bright as grass. */
  pistachioCrumb: food(
    lump({ palette: ['#8FC23A', '#79AE2C', '#A6D250', '#669A24'], rough: 0.3, glint: 0 }),
    [3, 6.5],
    L.seeds,
  ),
  bakingPaper: food(bakingPaper, [270, 280], { ...L.crisp, bevel: 2, height: 4, gloss: 0.15 }),
  burntCheesecake: food(burntCheesecake, [200, 220], {
    ...L.cake,
    bevel: 6,
    height: 6,
    gloss: 0.12,
  }),
} as const satisfies Record<string, Food>;
