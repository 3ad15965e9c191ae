import { breadSlice } from '../generators/bread.ts';
import { flat } from '../generators/flat.ts';
import { portion } from '../generators/portion.ts';
import { shred } from '../generators/shred.ts';
import { strip } from '../generators/strip.ts';
import { tenderEgg } from '../parts/dairy/cilbir.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

/** Parts of a plate or a sandwich. */
export const PLATES = {
  poachedEgg: food(tenderEgg, [70, 80], L.eggWhite),
  chicharronStrip: food(
    strip({
      palette: ['#B8682A', '#A85A20', '#C47834'],
      width: 0.32,
      bend: 0.08,
      ends: 0.86,
      bars: '#EBC488',
      sear: '#7A3A10',
    }),
    [100, 116],
    L.fried,
  ),
  biscuitHalf: food(
    breadSlice({ crumb: '#FBEFCB', crust: '#C98A3A', stretch: 1.02, rind: 0.1, holes: 60 }),
    [74, 84],
    L.bread,
  ),
  /** The wall of a deep pizza, or within it the slope down to the sauce. */
  deepCrust: food(
    flat({
      colours: ['#D8983E', '#D4963C', '#8A4A14'],
      lace: 0.8,
      rough: 0.014,
      char: [36, '#7A3E10'],
    }),
    [240, 260],
    { ...L.bread, bevel: 14, height: 18 },
  ),
  parmesanDust: food(
    shred({ palette: ['#FBEFC4', '#F6E2A4'], threads: 2, thick: 0.2 }),
    [4, 7],
    L.crisp,
  ),
  creamPieSlice: food(
    portion({
      top: '#3E1E10',
      patch: '#5E3018',
      layers: ['#3E1E10', '#EFC878', '#EFC878', '#FCEBB4', '#EFC878', '#EBC06C'],
      tall: 0.52,
    }),
    [92, 102],
    L.glossy,
  ),
} as const satisfies Record<string, Food>;
