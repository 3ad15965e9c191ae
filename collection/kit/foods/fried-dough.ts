import { block } from '../generators/block.ts';
import { lump } from '../generators/lump.ts';
import { ring } from '../generators/ring.ts';
import { strip } from '../generators/strip.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

export const FRIED_DOUGH = {
  tortillaChip: food(
    lump({
      palette: ['#E9BC62', '#DFAE50', '#F0CA7C'],
      points: 3,
      rough: 0.1,
      sear: '#B4742A',
      glint: 0,
    }),
    [28, 36],
    L.crispDough,
  ),
  picaron: food(
    ring({ palette: ['#C97A2A', '#BA6A1E', '#D68C3C'], wall: 0.5, plump: true, squash: 0.94 }),
    [72, 82],
    L.syrup,
  ),
  sopapilla: food(
    block({ palette: ['#E3B05C', '#D8A048', '#ECC27A'], sear: '#B4702A', rough: 0.08 }),
    [76, 86],
    L.crispDough,
  ),
  taterTot: food(
    strip({
      palette: ['#DDA044', '#CF9034', '#E8B25C'],
      width: 0.4,
      ends: 0.86,
      bend: 0.02,
      sear: '#9A5A18',
    }),
    [26, 30],
    L.fried,
  ),
} as const satisfies Record<string, Food>;
