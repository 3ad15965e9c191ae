import { butterMelt } from '../parts/dairy/butter.ts';
import { syrupPool } from '../parts/dairy/syrup.ts';
import { alfajorFromAbove, alfajorOnEdge } from '../parts/grains/alfajor.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

export const SWEETS = {
  alfajorCoco: food(alfajorFromAbove, [62, 70], L.bread),
  alfajorSide: food(alfajorOnEdge, [62, 70], L.bread),
  butterMelt: food(butterMelt, [70, 78], L.syrup),
  syrupPool: food(syrupPool, [70, 78], {
    ...L.syrup,
    bevel: 4,
    height: 5,
    gloss: 1.6,
    exponent: 90,
  }),
} as const satisfies Record<string, Food>;
