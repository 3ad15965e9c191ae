import { roll } from '../generators/roll.ts';
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
  ridgedChurro: food(
    roll({
      palette: ['#D2954A', '#C5873C', '#DDA45C'],
      width: 0.17,
      bend: 0.12,
      ends: 0.96,
      ribs: ['along', '#7A3E10', 5],
      sear: '#9A5A1C',
    }),
    [92, 104],
    { ...L.fried, tamp: 0.14 },
  ),
} as const satisfies Record<string, Food>;
