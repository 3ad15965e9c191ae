import { block } from '../generators/block.ts';
import { roll } from '../generators/roll.ts';
import { strip } from '../generators/strip.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

/** Pieces of vegetables for skewers and mounds, and what is fried or stuffed whole. */
export const GRILL = {
  redPepperPiece: food(
    block({ palette: ['#C8301C', '#B82616', '#D8452C'], rough: 0.16, sear: '#4A1004' }),
    [27, 33],
    L.glazed,
  ),
  greenPepperPiece: food(
    block({ palette: ['#4E8A2C', '#3E7820', '#629A3A'], rough: 0.16, sear: '#22360C' }),
    [27, 33],
    L.glazed,
  ),
  onionPiece: food(
    block({ palette: ['#E6CDD8', '#D8B4C6', '#F0E0E4'], rough: 0.14, sear: '#7A3A4A' }),
    [27, 33],
    L.glazed,
  ),
  courgetteStick: food(
    strip({ palette: ['#D9E2A4', '#CCD890'], width: 0.24, bend: 0.04, ends: 0.8, skin: '#3C7A2E' }),
    [62, 76],
    L.soft,
  ),
  wholeAubergine: food(
    roll({
      palette: ['#3A1A40', '#2E1434', '#44204A'],
      width: 0.36,
      bend: 0.03,
      ends: 0.46,
      ribs: ['along', '#B99A68', 5],
    }),
    [150, 164],
    L.glazed,
  ),
} as const satisfies Record<string, Food>;
