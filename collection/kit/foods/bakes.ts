import { lump } from '../generators/lump.ts';
import { slab } from '../generators/slab.ts';
import { lifted } from '../materials.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

/** Portions cut from a tray, seen from above. */
export const BAKES = {
  moussakaPiece: food(
    slab({
      top: '#EFC979',
      patch: '#B06A24',
      layers: ['#5E2A18', '#8A4020', '#6A3A3E', '#F3DDA4'],
      sear: '#6E3410',
    }),
    [130, 142],
    L.cake,
  ),
  lasagnePiece: food(
    slab({
      top: '#EDBE68',
      patch: '#BC5F20',
      layers: ['#A63C18', '#6E8A34', '#B04A20', '#F6E0A4'],
      sear: '#7A3412',
    }),
    [130, 142],
    L.cake,
  ),
  tiramisuPiece: food(
    slab({
      top: '#4A2815',
      patch: '#2A1408',
      layers: ['#A87440', '#FBEFD6', '#B4814A', '#FDF4E0'],
      ragged: 0.01,
    }),
    [124, 136],
    L.cake,
  ),
  szarlotkaPiece: food(
    slab({
      top: '#E0AA5E',
      patch: '#B0732C',
      layers: ['#CF9648', '#E8BE62', '#F0CF80', '#D9A24E'],
      sear: '#93591A',
      ragged: 0.03,
      skirt: 0.26,
    }),
    [124, 136],
    { ...L.cake, tamp: 0.2, grain: 0.07, height: 6 },
  ),
  crumble: food(
    lump({ palette: ['#EBC582', '#DDAA5C', '#C88F40'], stretch: 1.15, rough: 0.26, glint: 0 }),
    [7, 15],
    { ...L.crispDough, bevel: 3.4, height: 5, gloss: 0, ...lifted(2.6, '#8A561A', 0.5, 0.12) },
  ),
} as const satisfies Record<string, Food>;
