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
} as const satisfies Record<string, Food>;
