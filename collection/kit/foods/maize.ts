import { tortillaWedge } from '../parts/grains/tortilla-wedge.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

export const MAIZE = {
  tortillaWedge: food(tortillaWedge, [46, 54], L.crispDough),
} as const satisfies Record<string, Food>;
