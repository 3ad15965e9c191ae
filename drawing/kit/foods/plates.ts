import { breadSlice } from '../generators/bread.ts';
import { flat } from '../generators/flat.ts';
import { portion } from '../generators/portion.ts';
import { strip } from '../generators/strip.ts';
import { tenderEgg } from '../parts/dairy/cilbir.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

/** What a plate or a sandwich is built of. */
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
  deepCrust: food(
    flat({ colours: ['#F0CC7E', '#D4963C', '#96561A'], edge: 0.1, lace: 0.8, rough: 0.012 }),
    [240, 260],
    L.bread,
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
  cubano: food(
    portion({
      top: '#D9A04A',
      patch: '#9A5A1C',
      layers: [
        '#B4742A',
        '#F3E0AE',
        '#F3C94E',
        '#7F9A32',
        '#B98A62',
        '#D98078',
        '#F3E0AE',
        '#B4742A',
      ],
      sear: '#8A4A14',
      tall: 0.5,
    }),
    [130, 142],
    L.cake,
  ),
} as const satisfies Record<string, Food>;
