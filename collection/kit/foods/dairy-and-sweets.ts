import { ball } from '../generators/ball.ts';
import { block } from '../generators/block.ts';
import { loaf } from '../generators/bread.ts';
import { cake } from '../generators/cake.ts';
import { curd } from '../generators/curd.ts';
import { custard } from '../generators/custard.ts';
import { flat } from '../generators/flat.ts';
import { curl, omelette } from '../generators/fold.ts';
import { lump } from '../generators/lump.ts';
import { shred } from '../generators/shred.ts';
import { strip } from '../generators/strip.ts';
import { butter } from '../parts/dairy/butter.ts';
import { friedEgg, halfEgg } from '../parts/dairy/eggs.ts';
import { eggSlice } from '../parts/dairy/fillings.ts';
import { dollop } from '../parts/dairy/pastes.ts';
import { mozzarella } from '../parts/grains/pizza.ts';
import { blueCheese, choppedEgg } from '../parts/meats/cobb.ts';
import { feta } from '../parts/produce/salad.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

export const DAIRY_AND_SWEETS = {
  friedEgg: food(friedEgg, [92, 104], L.eggWhite),
  halfEgg: food(halfEgg, [46, 56], L.eggWhite),
  eggSlice: food(eggSlice, [24, 30], L.eggWhite),
  boiledEgg: food(
    lump({ palette: ['#FFF8EC', '#FBF0DE'], stretch: 1.3, rough: 0.01, points: 16, glint: 0.5 }),
    [42, 48],
    L.eggWhite,
  ),
  berbereEgg: food(
    lump({
      palette: ['#B4502A', '#A44420'],
      stretch: 1.3,
      rough: 0.01,
      points: 16,
      glint: 0.5,
      sear: '#7A1E0C',
    }),
    [44, 50],
    L.eggWhite,
  ),
  choppedEgg: food(choppedEgg, [13, 17], L.eggWhite),
  scrambledEgg: food(
    curd({
      palette: ['#F9CE4C', '#F6C340', '#FBD862'],
      crease: '#C8780A',
      streak: '#FFF4D2',
    }),
    [24, 46],
    L.egg,
  ),
  egusiCurd: food(
    curd({ palette: ['#F0C25A', '#E6B244', '#F6D27A'], crease: '#A8600E' }),
    [15, 27],
    L.egg,
  ),
  omelette: food(
    omelette({ palette: ['#F8D25A', '#F4C846'], specks: '#3F8A30' }),
    [220, 240],
    L.dough,
  ),
  tortillaEgg: food(
    cake({
      top: '#E9B850',
      patch: '#B4702A',
      edge: ['#D9A040', 0.04],
      cuts: 8,
      pulled: 30,
      layers: ['#C98A2E', '#F8E6A8', '#F3CE5E', '#FBEDBE', '#D9A040'],
      sear: '#8A4A10',
    }),
    [230, 246],
    L.cake,
  ),
  kuku: food(
    cake({
      top: '#4A6A24',
      patch: '#2E4614',
      edge: ['#6A4E1C', 0.05],
      cuts: 8,
      pulled: 30,
      layers: ['#33501A', '#6E9A3C', '#7EA648', '#6A4E1C'],
      sear: '#1E2A08',
    }),
    [230, 246],
    { ...L.cake, tamp: 0.36, grain: 0.09, height: 8 },
  ),
  feta: food(feta, [100, 110], L.curd),
  fetaBit: food(
    lump({ palette: ['#FFFAEE', '#F8F0DC', '#FFFDF6'], rough: 0.28, points: 7, glint: 0 }),
    [11, 17],
    L.curd,
  ),
  paneer: food(block({ palette: ['#FBF1DA', '#F5E6C6'], sear: '#D9A458' }), [25, 31], L.curd),
  freshCheese: food(block({ palette: ['#FFFBF0', '#FAF2E0'], rough: 0.08 }), [18, 24], L.curd),
  blueCheese: food(blueCheese, [14, 19], L.curd),
  mozzarella: food(mozzarella, [44, 54], L.cheese),
  gratedCheese: food(
    shred({ palette: ['#F8DE96', '#F2D07C', '#FBE8B4'], threads: 4, thick: 0.13, bend: 0.25 }),
    [14, 22],
    L.crisp,
  ),
  cheddar: food(
    strip({ palette: ['#F5A22A', '#EE941C', '#F8B34A'], width: 0.15, bend: 0.2, ends: 0.9 }),
    [16, 25],
    { ...L.soft, gloss: 0.25 },
  ),
  parmesan: food(
    curl({ palette: ['#F3DA9A', '#EBCD84'], width: 0.3, waves: 0.9 }),
    [22, 32],
    L.crisp,
  ),
  cheeseDisc: food(
    flat({
      colours: ['#F0C066', '#EDB650', '#A8601C'],
      edge: 0.05,
      lace: 0.9,
      rough: 0.03,
      char: [40, '#7A3A0C'],
    }),
    [190, 210],
    L.cheese,
  ),
  halloumi: food(
    block({ palette: ['#F6E6BE', '#EFDAA8'], sear: '#A8621E', stretch: 1.3 }),
    [36, 44],
    L.curd,
  ),
  dollop: food(dollop, [24, 32], L.syrup, ['#FFFBF2', '#D9C4A0']),
  butter: food(butter, [26, 32], L.curd),
  flan: food(custard({ body: '#F6D98E', crown: '#8E3E08' }), [150, 166], {
    ...L.glossy,
    gloss: 0.6,
  }),
  tarteTatin: food(
    cake({ top: '#B4621A', patch: '#8A3E0A', edge: ['#E3B466', 0.09], crimps: 60 }),
    [230, 244],
    L.cake,
  ),
  creamPie: food(
    cake({
      top: '#3E1E10',
      patch: '#5E3018',
      edge: ['#E9BE6C', 0.05],
      cuts: 8,
      pulled: 40,
      layers: ['#3E1E10', '#F0C97A', '#FBE6A4', '#F8DC92', '#EBBE6C'],
    }),
    [226, 240],
    L.glossy,
  ),
  pie: food(
    cake({
      top: '#DFA651',
      patch: '#B0702A',
      edge: ['#D2924A', 0.08],
      crimps: 44,
      cuts: 6,
      pulled: 30,
      layers: ['#D9A050', '#E9BE70', '#D69A4A'],
    }),
    [226, 240],
    L.cake,
  ),
  truffle: food(
    ball({ palette: ['#4A2412', '#3E1C0C'], coat: ['dots', ['#6A3A20', '#8A5434'], 50] }),
    [34, 40],
    L.meat,
  ),
  alfajor: food(
    loaf({ crust: ['#F8EBCB', '#F3E0B4', '#E3C48A'], dust: 90, rough: 0.01 }),
    [62, 70],
    L.bread,
  ),
  chocolateShaving: food(
    curl({ palette: ['#4A2412', '#5E3018'], width: 0.3, waves: 1.1 }),
    [14, 22],
    L.crisp,
  ),
  iceCream: food(ball({ palette: ['#FFF8E8', '#FBF0DA'], rough: 0.05 }), [56, 64], L.eggWhite),
} as const satisfies Record<string, Food>;
