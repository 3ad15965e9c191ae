import { ball } from '../generators/ball.ts';
import { block } from '../generators/block.ts';
import { curl } from '../generators/fold.ts';
import { grain } from '../generators/grain.ts';
import { lump } from '../generators/lump.ts';
import { shaving } from '../generators/shaving.ts';
import { shred } from '../generators/shred.ts';
import { strip } from '../generators/strip.ts';
import { lifted } from '../materials.ts';
import { choppedNut, flake, herbFlake, peanut, sichuanPepper } from '../parts/grains/crumbs.ts';
import { naruto, noriSheet } from '../parts/grains/ramen.ts';
import { cinnamon, starAnise } from '../parts/meats/pho.ts';
import { cancha, choclo } from '../parts/seafood/ceviche.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

export const SEASONINGS = {
  sesame: food(
    grain({ palette: ['#F7E3B4', '#F0D59B', '#FBEFD0'], width: 0.6 }),
    [4, 5.4],
    L.seeds,
  ),
  blackSesame: food(grain({ palette: ['#2A1E1A', '#3A2C26'], width: 0.6 }), [4, 5.4], L.seeds),
  cumin: food(grain({ palette: ['#8A6234', '#6A4820', '#A67C48'], width: 0.28 }), [5, 7], L.seeds),
  mustardSeed: food(ball({ palette: ['#3A2418', '#4A3020'], glint: 0.4 }), [3, 4.2], L.seeds),
  peppercorn: food(
    ball({ palette: ['#2A1E1A', '#3E2E26', '#4A3A30'], rough: 0.1, glint: 0.3 }),
    [6, 8],
    L.citrus,
  ),
  sichuanPepper: food(sichuanPepper, [5, 7], L.seeds),
  coarseSalt: food(block({ palette: ['#FFFFFF', '#FBF6EC'], rough: 0.2 }), [4, 6.4], L.seeds),
  pepper: food(flake, [1.4, 2.8], L.seeds, ['#2B1710', '#4A3324']),
  chilliFlake: food(flake, [1.8, 3.8], L.seeds),
  herbFlake: food(herbFlake, [2, 4], L.seeds),
  zaatar: food(
    grain({ palette: ['#5E6A26', '#48541A', '#7A8636', '#F0DDA8'], width: 0.5 }),
    [3, 5],
    L.seeds,
  ),
  peanut: food(peanut, [16, 20], L.citrus),
  choppedNut: food(choppedNut, [5, 9], L.seeds),
  cashew: food(
    lump({ palette: ['#F0D8A0', '#E6C98A'], stretch: 1.9, rough: 0.05, bend: -0.4 }),
    [16, 20],
    L.soft,
  ),
  almond: food(
    lump({ palette: ['#C98E52', '#B87C40'], stretch: 1.7, rough: 0.05, points: 9 }),
    [14, 18],
    L.crispDough,
  ),
  almondFlake: food(grain({ palette: ['#F8E8C4', '#F0DAAA'], width: 0.5 }), [9, 12], L.crisp),
  pistachio: food(
    lump({ palette: ['#8EA83E', '#7A9632', '#A4BC58'], stretch: 1.3, rough: 0.18 }),
    [6, 9],
    L.crisp,
  ),
  choppedPistachio: food(choppedNut, [5, 9], L.seeds, ['#9DB848', '#86A23A', '#C3D07A', '#B98A5A']),
  pineNut: food(grain({ palette: ['#F6E2B0', '#EFD598'], width: 0.5 }), [8, 10], L.crisp),
  walnut: food(
    lump({ palette: ['#B98A52', '#A87840', '#CA9E68'], rough: 0.24 }),
    [14, 19],
    L.fried,
  ),
  pecan: food(
    lump({ palette: ['#8A4E22', '#7A4218'], stretch: 1.6, rough: 0.1 }),
    [16, 20],
    L.fried,
  ),
  pumpkinSeed: food(grain({ palette: ['#6E8A3E', '#5E7A32'], width: 0.5 }), [8, 10], L.seeds),
  granola: food(lump({ palette: ['#C99448', '#B8823A', '#DCAA62'], rough: 0.3 }), [8, 13], L.fried),
  friedShallot: food(
    shred({ palette: ['#B4702A', '#9A5818', '#C98A42'], threads: 3, thick: 0.18, bend: 0.5 }),
    [13, 19],
    L.crisp,
  ),
  parmesanShaving: food(shaving({ palette: ['#F8E6B0', '#F2D896', '#FCF0CC'] }), [30, 44], {
    ...L.curd,
    bevel: 4,
    height: 6,
    tamp: 0.05,
    ambient: 0.2,
    ...lifted(4, '#3A3A08', 0.5, 0.2),
  }),
  coconutFlake: food(
    curl({ palette: ['#FFFCF4', '#F8F0DE'], width: 0.24, waves: 0.8 }),
    [16, 24],
    L.crisp,
  ),
  cinnamon: food(cinnamon, [60, 70], L.crisp),
  starAnise: food(starAnise, [30, 36], L.crisp),
  cardamom: food(
    lump({ palette: ['#9AAA5E', '#8A9A4E'], stretch: 1.9, rough: 0.06, points: 7 }),
    [10, 13],
    L.crisp,
  ),
  clove: food(
    strip({ palette: ['#3A1E10', '#4A2816'], width: 0.18, ends: 0.4, bend: 0.05 }),
    [10, 13],
    L.crisp,
  ),
  nori: food(noriSheet, [64, 72], L.nori),
  noriStrip: food(
    strip({ palette: ['#1E2E22', '#26382A'], width: 0.08, bend: 0.16, ends: 1 }),
    [16, 24],
    L.nori,
  ),
  naruto: food(naruto, [32, 36], L.eggWhite),
  choclo: food(choclo, [20, 26], L.soft),
  cancha: food(cancha, [14, 18], L.fried),
  bonito: food(shaving({ palette: ['#F8D6BA', '#F0BF9C', '#FDE8D6'] }), [24, 38], {
    ...L.crisp,
    bevel: 2,
    height: 4,
    gloss: 0.3,
  }),
  almondSliver: food(
    strip({ palette: ['#FBEBC8', '#F4DCA8'], width: 0.24, bend: 0.03, ends: 0.6 }),
    [13, 17],
    L.crisp,
  ),
} as const satisfies Record<string, Food>;
