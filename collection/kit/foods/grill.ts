import { petal } from '../generators/petal.ts';
import { roll } from '../generators/roll.ts';
import { strip } from '../generators/strip.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

/** Pieces of vegetables for skewers and mounds, and vegetables that are fried or stuffed whole. */
export const GRILL = {
  redPepperPiece: food(
    petal({ palette: ['#C8301C', '#B82616', '#D8452C'], edge: '#DC4A2C', char: '#2A0A04' }),
    [27, 33],
    L.charred,
  ),
  greenPepperPiece: food(
    petal({ palette: ['#4E8A2C', '#3E7820', '#629A3A'], edge: '#6AA63E', char: '#16200A' }),
    [27, 33],
    L.charred,
  ),
  onionPiece: food(
    petal({
      palette: ['#EBD4DC', '#E2C6D2', '#F0DEE2'],
      edge: '#7E2A5E',
      veins: '#9A4A7E',
      char: '#4A2410',
      stretch: 1.25,
    }),
    [27, 33],
    L.charred,
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
