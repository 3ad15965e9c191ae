import { flat } from '../generators/flat.ts';
import { lump } from '../generators/lump.ts';
import { strip } from '../generators/strip.ts';
import { crayfishTail } from '../parts/seafood/crayfish-tail.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

/** Shellfish and sandwich foods. */
export const PICNIC = {
  crayfishTail: food(crayfishTail, [28, 34], L.wet),
  lobsterMeat: food(
    lump({
      palette: ['#FBE6D2', '#F6C8A8', '#EE8A62', '#FDF0E2', '#E25A38'],
      stretch: 1.35,
      rough: 0.18,
      sear: '#E2492A',
      fibres: true,
    }),
    [34, 46],
    { ...L.wet, bevel: 7, height: 11 },
  ),
  potatoNugget: food(
    strip({
      palette: ['#DDA044', '#CF9034', '#E8B25C'],
      width: 0.62,
      ends: 0.92,
      bend: 0.02,
      sear: '#9A5A18',
    }),
    [28, 32],
    L.fried,
  ),
  potatoCrisp: food(
    flat({ colours: ['#FBE6A4', '#F2CE72', '#C98A34'], rough: 0.05, stretch: 1.2, lace: 0.5 }),
    [38, 46],
    L.crispDough,
  ),
} as const satisfies Record<string, Food>;
