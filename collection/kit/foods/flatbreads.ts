import { flat } from '../generators/flat.ts';
import { roll } from '../generators/roll.ts';
import { lifted } from '../materials.ts';
import { naan, pita } from '../parts/grains/flatbreads.ts';
import { flourTortilla, foldedTortilla } from '../parts/meats/fajitas.ts';
import { tortilla } from '../parts/meats/tacos.ts';
import { khobz } from '../parts/meats/tagine.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

export const FLATBREADS = {
  pita: food(pita, [120, 130], L.flatbread),
  naan: food(naan, [110, 124], L.flatbread),
  khobz: food(khobz, [110, 124], L.flatbread),
  tortilla: food(tortilla, [120, 130], L.flat),
  flourTortilla: food(flourTortilla, [130, 140], L.flat),
  foldedTortilla: food(foldedTortilla, [90, 100], L.flat),
  injera: food(
    flat({ colours: ['#CDB592', '#B99C76', '#7A5A3A'], rough: 0.01, pores: 900 }),
    [270, 290],
    L.flat,
  ),
  injeraRoll: food(
    roll({
      palette: ['#B99C76', '#AC8E68'],
      width: 0.24,
      ends: 0.95,
      ribs: ['round', '#8A6A48', 9],
    }),
    [84, 96],
    L.flat,
  ),
  dosa: food(
    roll({
      palette: ['#DDA24A', '#D2943A'],
      width: 0.2,
      ends: 0.9,
      ribs: ['round', '#A4641C', 11],
      sear: '#9A5414',
    }),
    [270, 290],
    L.crispDough,
  ),
  scallionPancake: food(
    flat({
      colours: ['#F1D79A', '#E6BE72', '#B4742A'],
      winds: 6,
      lace: 0.7,
      char: [40, '#8A4A14'],
      specks: [['#3F8F33', 60]],
    }),
    [230, 250],
    L.flat,
  ),
  /** The bread, and the thin layer of meat that leaves its edge bare. */
  lahmacun: food(
    flat({
      colours: ['#F2D69C', '#EAC27C', '#A8641E'],
      rough: 0.022,
      lace: 0.7,
      stretch: 1.16,
      char: [44, '#54260A'],
    }),
    [200, 220],
    { ...L.flat, bevel: 6, height: 8 },
  ),
  lahmacunMeat: food(
    flat({
      colours: ['#B4512A', '#B04A24', '#86300F'],
      rough: 0.03,
      lace: 0.7,
      stretch: 1.16,
      specks: [
        ['#8A3A18', 260],
        ['#CF5A2A', 260],
        ['#D8351C', 90],
        ['#E88A4A', 90],
        ['#3F8A30', 90],
      ],
    }),
    [190, 210],
    { ...L.wet, bevel: 3, height: 7, tamp: 0.42, grain: 0.08, gloss: 0.6, ...lifted(1) },
  ),
  manakish: food(
    flat({
      colours: ['#EBC98A', '#8A8A3A', '#56601E'],
      edge: 0.09,
      lace: 0.7,
      specks: [
        ['#4A5A1E', 240],
        ['#F3E0B0', 140],
        ['#A8B04A', 120],
      ],
    }),
    [210, 226],
    L.flat,
  ),
  crepe: food(
    flat({ colours: ['#F6DFA4', '#EFCF88', '#B4742A'], lace: 0.75, rough: 0.015 }),
    [200, 220],
    L.flat,
  ),
  pancake: food(
    flat({ colours: ['#F9DC9E', '#CC8534', '#A45E1C'], edge: 0.06, lace: 0.5, pores: 60 }),
    [150, 170],
    L.flat,
  ),
  cornCake: food(
    flat({ colours: ['#F6E2A8', '#EBC770', '#B9782A'], edge: 0.05, lace: 0.6, rough: 0.03 }),
    [90, 104],
    L.flat,
  ),
  mchadi: food(
    flat({
      colours: ['#F6DE9A', '#E6B450', '#A8661C'],
      edge: 0.1,
      lace: 0.7,
      rough: 0.05,
      stretch: 1.3,
      pores: 70,
      char: [16, '#8A4A14'],
    }),
    [60, 70],
    { ...L.bread, bevel: 10, height: 11 },
  ),
  dorayaki: food(
    flat({ colours: ['#F5CF86', '#A85A20', '#8A4212'], edge: 0.07, lace: 0.2, rough: 0.01 }),
    [96, 108],
    L.flat,
  ),
  potatoPancake: food(
    flat({
      colours: ['#E3A94A', '#CF8E34', '#8A4E14'],
      rough: 0.06,
      lace: 0.9,
      char: [30, '#6A3408'],
    }),
    [80, 94],
    L.fried,
  ),
  okonomiyaki: food(
    flat({
      colours: ['#EBC67A', '#D9A24A', '#8A4A14'],
      rough: 0.03,
      lace: 0.9,
      char: [40, '#6A3008'],
      specks: [['#C9DE96', 80]],
    }),
    [220, 240],
    L.fried,
  ),
  pajeon: food(
    flat({
      colours: ['#F1D28A', '#E3B55A', '#A8661C'],
      rough: 0.03,
      lace: 0.8,
      char: [40, '#8A4A14'],
    }),
    [230, 250],
    L.fried,
  ),
  hotteok: food(
    flat({
      colours: ['#F0C880', '#D9984A', '#A05A18'],
      rough: 0.025,
      lace: 0.6,
      char: [10, '#7A3E10'],
    }),
    [90, 102],
    L.bread,
  ),
} as const satisfies Record<string, Food>;
