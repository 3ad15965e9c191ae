import { jerked } from '../parts/meats/jerk.ts';
import { scotchBonnet } from '../parts/produce/scotch-bonnet.ts';
import { friedSnapper } from '../parts/seafood/fried-snapper.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

const CHARRED = {
  ...L.roast,
  tamp: 0.14,
  gloss: 0.42,
  ambient: 0.16,
  mottle: { colour: '#2A0E03', strength: 0.4, frequency: 0.025 },
};

/** Foods from the jerk pit and the Sunday pot. */
export const ISLANDS = {
  jerkDrumstick: food(jerked('drumstick'), [92, 106], CHARRED),
  jerkThigh: food(jerked('thigh'), [80, 92], CHARRED),
  friedSnapper: food(friedSnapper, [200, 230], {
    ...L.roast,
    gloss: 0.4,
    ambient: 0.16,
    mottle: { colour: '#6A2408', strength: 0.3, frequency: 0.03 },
  }),
  scotchBonnet: food(scotchBonnet, [26, 30], L.citrus),
} as const satisfies Record<string, Food>;
