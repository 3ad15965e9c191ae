import { lifted } from '../materials.ts';
import { bananaLoaf, bananaSlice } from '../parts/grains/banana-loaf.ts';
import { brownie } from '../parts/grains/brownie.ts';
import { chocolateChipCookie } from '../parts/grains/cookie.ts';
import { elbow } from '../parts/grains/macaroni.ts';
import { wholeApple } from '../parts/produce/apple.ts';
import { asparagusSpear } from '../parts/produce/asparagus.ts';
import { bananas } from '../parts/produce/banana.ts';
import { salmonSide } from '../parts/seafood/salmon-side.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

/** Foods from an American home oven. */
export const HOME_BAKES = {
  elbowMacaroni: food(elbow, [31, 36], {
    ...L.soft,
    gloss: 0.8,
    ...lifted(3.4, '#8A3E04', 0.5, 0.16),
  }),
  bananaLoaf: food(bananaLoaf, [250, 260], L.bread),
  bananaSlice: food(bananaSlice, [120, 130], L.cake),
  bananas: food(bananas, [140, 150], { ...L.glossy, bevel: 8, height: 9, gloss: 0.5 }),
  wholeApple: food(wholeApple, [50, 56], { ...L.glossy, bevel: 14, gloss: 0.8 }),
  asparagusSpear: food(asparagusSpear, [110, 124], { ...L.crisp, bevel: 3, gloss: 0.7 }),
  chocolateChipCookie: food(chocolateChipCookie, [92, 100], {
    ...L.cake,
    bevel: 6,
    height: 7,
    tamp: 0.16,
  }),
  brownie: food(brownie, [88, 94], {
    ...L.cake,
    bevel: 3,
    height: 5,
    gloss: 0.3,
    tamp: 0.16,
    mottle: { colour: '#3A1A0A', strength: 0.12, frequency: 0.05 },
  }),
  salmonSide: food(salmonSide, [300, 320], { ...L.fish, bevel: 12, height: 12, gloss: 0.8 }),
} as const satisfies Record<string, Food>;
