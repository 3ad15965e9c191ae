import { breadSlice, loaf } from '../generators/bread.ts';
import { cragged } from '../generators/cragged.ts';
import { flat } from '../generators/flat.ts';
import { lump } from '../generators/lump.ts';
import { pressed } from '../generators/pressed.ts';
import { splitRoll } from '../generators/split-roll.ts';
import { tornRound } from '../generators/torn-round.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

const CHEESE_BUN = ['#F6D68E', '#E5B052', '#B4702A'] as const;
const AREPA = ['#F6E4A8', '#EFD080', '#A4661E'] as const;

/** Breads that are split, filled, pressed or torn; each has its own form. */
export const FILLED_BREADS = {
  openBaguette: food(
    splitRoll({
      crust: ['#F0C47C', '#CC8434', '#824210'],
      crumb: '#F8E8C4',
      width: 0.25,
      mouth: 0.56,
      ends: 0.2,
      slashes: 5,
      flakes: 70,
    }),
    [110, 120],
    { ...L.bread, bevel: 9, height: 13 },
  ),
  topSplitBun: food(
    splitRoll({
      crust: ['#F8E4B0', '#E6B862', '#B87830'],
      crumb: '#FBEFCF',
      width: 0.43,
      mouth: 0.5,
      ends: 0.7,
      toasted: '#BC7A2A',
    }),
    [110, 120],
    { ...L.bread, bevel: 9, height: 12 },
  ),
  openTaco: food(
    splitRoll({
      crust: ['#FBEBC0', '#F2D698', '#C48C44'],
      crumb: '#DDB068',
      width: 0.5,
      mouth: 0.76,
      ends: 0.1,
      toasted: '#B4722A',
    }),
    [110, 120],
    L.flat,
  ),
  cubano: food(
    pressed({
      crust: '#DBA04A',
      brown: '#A05E1E',
      layers: [
        ['#F6E4B4', 0.16],
        ['#F6CC56', 0.14, 'drip'],
        ['#8AA03A', 0.16, 'rounds'],
        ['#E2928A', 0.16],
        ['#B98A62', 0.22],
        ['#F6CC56', 0.06, 'drip'],
        ['#E8C98A', 0.12],
      ],
    }),
    [130, 142],
    L.cake,
  ),
  arepa: food(
    flat({ colours: AREPA, rough: 0.025, lace: 0.75, char: [26, '#6A3408'] }),
    [88, 100],
    { ...L.bread, bevel: 9, height: 11 },
  ),
  pulledArepa: food(
    tornRound({ crust: AREPA, crumb: '#FBF0C8', holes: 12, strings: '#FFF8E6', apart: 0.7 }),
    [88, 100],
    { ...L.bread, bevel: 6, height: 8 },
  ),
  cheeseBun: food(
    loaf({ crust: CHEESE_BUN, rough: 0.045, blisters: 14, cracks: 5, glint: 0.35 }),
    [60, 70],
    { ...L.bread, bevel: 17, height: 22 },
  ),
  tornCheeseBun: food(
    tornRound({ crust: CHEESE_BUN, crumb: '#FBEBB8', holes: 40, strings: '#FDF3D0', apart: 0.6 }),
    [60, 70],
    { ...L.bread, bevel: 8, height: 10 },
  ),
  dropBiscuit: food(
    cragged({
      shape: 'disc',
      crust: ['#CC8834', '#F4CE7E', '#FDEBBC'],
      ridge: 0.3,
      ridges: 30,
      rough: 0.12,
    }),
    [74, 84],
    { ...L.bread, bevel: 11, height: 13, tamp: 0.1, ambient: 0.16 },
  ),
  meltedCheese: food(
    lump({ palette: ['#FFFBEE', '#FBF2DA'], stretch: 1.5, rough: 0.16, glint: 0.4 }),
    [20, 28],
    { ...L.cheese, mottle: { colour: '#F6E2B0', strength: 0.4, frequency: 0.03 } },
  ),
  toastedSourdough: food(
    breadSlice({
      crumb: '#E6C07C',
      crust: '#5A2E0E',
      stretch: 1.7,
      toasted: '#9A5A1E',
      holes: 70,
      rind: 0.09,
    }),
    [130, 144],
    L.flatbread,
  ),
  avocadoCrush: food(
    lump({
      palette: ['#A9C04A', '#98B23C', '#C0D066', '#D3DA82'],
      stretch: 1.3,
      rough: 0.26,
      glint: 0.15,
    }),
    [13, 22],
    { ...L.soft, gloss: 0.4, height: 7 },
  ),
} as const satisfies Record<string, Food>;
