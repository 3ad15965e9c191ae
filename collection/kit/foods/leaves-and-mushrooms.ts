import { ball } from '../generators/ball.ts';

import { coin } from '../generators/coin.ts';
import { halfMoon } from '../generators/half-moon.ts';
import { leaf } from '../generators/leaf.ts';

import { ring } from '../generators/ring.ts';
import { shred } from '../generators/shred.ts';
import { strip } from '../generators/strip.ts';
import { menma } from '../parts/grains/ramen.ts';

import { avocadoDice, lettuceRibbon } from '../parts/meats/cobb.ts';
import { radish } from '../parts/meats/tacos.ts';
import { avocadoSlice } from '../parts/produce/ajiaco.ts';
import { bokChoy } from '../parts/produce/greens.ts';

import { mushroomSlice } from '../parts/produce/mushroom-slice.ts';
import { romaine } from '../parts/produce/romaine.ts';
import { mushroom, spinach, sprout } from '../parts/produce/vegetables.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

export const LEAVES_AND_MUSHROOMS = {
  mushroom: food(mushroom, [22, 30], L.wet),
  champignon: food(mushroomSlice, [24, 32], L.wet),
  shiitake: food(
    coin({ skin: '#5A3418', palette: ['#7B4A26', '#6A3E1E'], rind: 0.08, core: [0.3, '#B98E62'] }),
    [24, 30],
    L.wet,
  ),
  strawMushroom: food(
    ball({ palette: ['#B99468', '#A88258', '#C9A67C'], mark: '#6A4A2A' }),
    [18, 23],
    L.wet,
  ),
  spinach: food(spinach, [32, 44], L.herbs),
  kale: food(
    leaf({ palette: ['#2F6A34', '#3E7E40', '#27592C'], width: 0.62, edge: [9, 0.2] }),
    [32, 44],
    L.leafy,
  ),
  choppedGreens: food(
    leaf({ palette: ['#3F7A2A', '#2F661F', '#558E38'], width: 0.6, edge: [4, 0.2], veins: 2 }),
    [12, 20],
    L.herbs,
  ),
  wiltedGreens: food(
    leaf({ palette: ['#23501E', '#2C5E24', '#1C4418'], width: 0.46, edge: [4, 0.3], veins: 1 }),
    [20, 32],
    L.wet,
  ),
  lettuce: food(
    leaf({
      palette: ['#8EBB44', '#A4CC5C', '#7AAA38', '#BCDA7C'],
      width: 0.7,
      edge: [7, 0.14],
      vein: '#E8F2C4',
    }),
    [52, 70],
    L.leafy,
  ),
  romaine: food(romaine, [150, 170], { ...L.leafy, tamp: 0.06, bevel: 5, height: 7 }),
  lettuceRibbon: food(lettuceRibbon, [26, 36], L.herbs),
  rocket: food(
    leaf({ palette: ['#4E8A34', '#3E7828', '#62A044'], width: 0.36, edge: [4, 0.4] }),
    [28, 38],
    L.leafy,
  ),
  bokChoy: food(bokChoy, [70, 84], L.crisp),
  waterSpinach: food(leaf({ palette: ['#3E7E34', '#2F6A2A'], width: 0.26 }), [28, 38], L.leafy),
  wakame: food(
    leaf({ palette: ['#23442C', '#2E5638', '#1A3622'], width: 0.5, edge: [6, 0.24], veins: 0 }),
    [18, 28],
    L.wet,
  ),
  sprout: food(sprout, [34, 44], L.crisp),
  bamboo: food(menma, [50, 60], L.wet),
  papaya: food(
    shred({ palette: ['#EFF0C4', '#E2E8AE', '#F6F4D6'], threads: 4, thick: 0.1, bend: 0.2 }),
    [30, 42],
    L.crisp,
  ),
  radish: food(radish, [24, 28], L.crisp),
  daikon: food(
    shred({ palette: ['#FBF8EC', '#F3EEDC', '#FFFDF6'], threads: 5, thick: 0.09 }),
    [22, 32],
    L.crisp,
  ),
  gherkin: food(
    coin({ skin: '#5A7A24', palette: ['#B9C46A', '#A9B658'], seeds: [7, '#DCE0A0', 0.5] }),
    [18, 22],
    L.wet,
  ),
  avocado: food(avocadoSlice, [74, 86], L.wet),
  avocadoDice: food(avocadoDice, [14, 18], L.soft),
  olive: food(
    ball({ palette: ['#5A2A44', '#4A2038', '#6A3550'], mark: '#22101C', glint: 0.6 }),
    [17, 21],
    L.citrus,
  ),
  greenOlive: food(
    ball({ palette: ['#8E9A2E', '#9FAA3C', '#7C8A26'], mark: '#C23A1E', glint: 0.6 }),
    [15, 18],
    L.citrus,
  ),
  caper: food(ball({ palette: ['#66733A', '#57652F', '#7C8A4C'], rough: 0.1 }), [7, 9], L.wet),
  artichoke: food(
    halfMoon({
      palette: ['#C9C27A', '#B8B066'],
      skin: '#7A8A3E',
      lines: '#8A8A48',
      sear: '#8A5A1C',
    }),
    [34, 42],
    L.wet,
  ),
  /** A quarter of a green Thai aubergine, its seeds up. */
  thaiAubergine: food(
    halfMoon({
      palette: ['#F1EFCB', '#E8E6B8', '#F6F4DA'],
      skin: '#7FA844',
      rind: 0.1,
      depth: 1,
      seeds: [9, '#A9945A'],
    }),
    [40, 48],
    L.wet,
  ),
  asparagus: food(
    strip({ palette: ['#6A9A3C', '#5A8A30'], width: 0.09, bend: 0.06, ends: 0.5 }),
    [60, 76],
    L.crisp,
  ),
  leek: food(
    ring({ palette: ['#9CC05A', '#B8D27C', '#86AE48'], wall: 0.5, inner: '#EAF0C4' }),
    [14, 19],
    L.wet,
  ),
} as const satisfies Record<string, Food>;
