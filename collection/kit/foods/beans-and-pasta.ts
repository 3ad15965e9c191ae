import { block } from '../generators/block.ts';
import { gatheredDumpling, halfDumpling, pillow } from '../generators/dumpling.ts';
import { grain } from '../generators/grain.ts';
import { lump } from '../generators/lump.ts';
import { bow, ribbonPasta, tube } from '../generators/pasta.ts';
import { roll } from '../generators/roll.ts';
import { shred } from '../generators/shred.ts';
import { strip } from '../generators/strip.ts';
import { lifted } from '../materials.ts';
import { blackEyedBean, clearPearl } from '../parts/grains/beads.ts';
import { chickpea } from '../parts/grains/hummus.ts';
import { khinkali } from '../parts/grains/khinkali.ts';
import { trofie } from '../parts/grains/trofie.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

const bean = (palette: readonly string[], eye: string) =>
  lump({ palette, stretch: 1.5, rough: 0.05, bend: -0.16, eye, glint: 0.42 });

export const BEANS_AND_PASTA = {
  whiteBean: food(bean(['#F6E6C2', '#EFDAAE', '#FAF0D6'], '#C79B5A'), [15, 19], L.soft),
  blackBean: food(bean(['#2E1A1C', '#3A2224', '#241416'], '#8A6A60'), [12, 15], L.citrus),
  kidneyBean: food(bean(['#7A1E1C', '#8C2A24', '#681614'], '#D9A88A'), [15, 18], L.citrus),
  pintoBean: food(bean(['#A8683E', '#9A5A32', '#B87A4E'], '#E6C49A'), [14, 17], L.soft),
  bakedBean: food(bean(['#9A5220', '#8A4418', '#AC6430'], '#D9A05A'), [14, 17], L.syrup),
  borlotti: food(bean(['#A9714E', '#9A6242', '#B98360'], '#E3C4A0'), [16, 20], L.soft),
  blackEyedBean: food(blackEyedBean, [15, 18], L.soft),
  chickpea: food(chickpea, [15, 18], L.wet),
  riceGrain: food(
    grain({ palette: ['#FFF8E8', '#FBF0D6', '#FFFCF4'], width: 0.28 }),
    [9, 11.5],
    L.rice,
  ),
  lentil: food(
    lump({ palette: ['#8A6A34', '#7A5A28', '#9C7C46'], stretch: 1.1, rough: 0.04, glint: 0.3 }),
    [6.5, 8.5],
    L.soft,
  ),
  redLentil: food(
    lump({ palette: ['#E08A3C', '#D27A2C', '#EA9E56'], stretch: 1.1, rough: 0.1, glint: 0.3 }),
    [6, 8],
    L.soft,
  ),
  yellowLentil: food(
    lump({ palette: ['#F2C24E', '#E8B43E', '#F6D070'], stretch: 1.2, rough: 0.12, glint: 0.3 }),
    [7, 9],
    L.soft,
  ),
  tofu: food(
    block({ palette: ['#FBF3E0', '#F7EBD2', '#FEF9EC'], stretch: 1.05 }),
    [26, 33],
    L.eggWhite,
  ),
  friedTofu: food(
    block({ palette: ['#D9A04A', '#CC9038', '#E4B264'], sear: '#8A4E14', cut: '#F3E2B4' }),
    [26, 32],
    L.fried,
  ),
  riceCake: food(
    tube({
      palette: ['#F2703A', '#E86028', '#F58A56'],
      width: 0.24,
      slant: 0,
      ridges: 0,
      hole: false,
    }),
    [50, 58],
    L.syrup,
  ),
  pohaFlake: food(
    grain({ palette: ['#F8D860', '#F2C83E', '#FBE48A', '#EDBC2E'], width: 0.62 }),
    [11, 15],
    L.soft,
  ),
  penne: food(tube(), [34, 40], L.soft),
  macaroni: food(tube({ width: 0.4, slant: 0.05 }), [18, 22], L.soft),
  ditalini: food(tube({ width: 0.62, slant: 0, ridges: 0 }), [12, 15], L.soft),
  trofie: food(trofie, [36, 44], L.noodles),
  farfalle: food(bow, [34, 40], L.soft),
  pappardelle: food(ribbonPasta(), [60, 84], L.noodles),
  ravioli: food(pillow({ palette: ['#F4DC9C', '#EFD28A'], filling: '#8A6A3A' }), [40, 46], L.dough),
  gnocchi: food(
    lump({ palette: ['#F4DFA6', '#EDD492', '#F8E8BC'], stretch: 1.4, rough: 0.05 }),
    [24, 29],
    L.dough,
  ),
  spatzle: food(
    lump({ palette: ['#F3CE68', '#EBC052', '#F8DC88'], stretch: 2.6, rough: 0.14, glint: 0.3 }),
    [15, 22],
    L.dough,
  ),
  reshteh: food(
    strip({ palette: ['#E9CF92', '#DFC27E'], width: 0.06, bend: 0.3, ends: 1 }),
    [50, 70],
    L.noodles,
  ),
  noodleBit: food(
    shred({ palette: ['#F2DFAE', '#E9D094'], threads: 3, thick: 0.13 }),
    [34, 48],
    L.noodles,
  ),
  jiaozi: food(
    halfDumpling({
      palette: ['#F6E6BE', '#EFDCAE', '#F8ECCB'],
      filling: '#5E8A34',
      shows: 0.26,
      pleats: 6,
      crease: 1.7,
    }),
    [56, 62],
    { ...L.dough, bevel: 9, height: 12, gloss: 0.9, exponent: 26 },
  ),
  gyoza: food(
    halfDumpling({ palette: ['#F8EACC', '#F2DFB8'], filling: '#8A8A4A', sear: '#B4702A' }),
    [56, 62],
    L.dough,
  ),
  pierogi: food(
    halfDumpling({ palette: ['#F8EBCB', '#F3E0B6', '#FBF2DC'], filling: '#D9B878', pleats: 11 }),
    [62, 70],
    L.dough,
  ),
  empanada: food(
    halfDumpling({
      palette: ['#E0A552', '#D69642'],
      filling: '#B4702A',
      pleats: 12,
      sear: '#9A5014',
    }),
    [84, 94],
    L.crispDough,
  ),
  momo: food(
    gatheredDumpling({ palette: ['#FAF0DC', '#F5E6CA'], filling: '#8A6A4A' }),
    [50, 56],
    L.dough,
  ),
  khinkali: food(khinkali, [70, 78], L.dough),
  steamedBun: food(
    gatheredDumpling({ palette: ['#FFFAF0', '#FBF2E2'], filling: '#F0E0C0', pleats: 18 }),
    [66, 74],
    L.dough,
  ),
  springRoll: food(
    roll({ palette: ['#D9A048', '#CC9038', '#E3B062'], width: 0.24, ends: 0.9, sear: '#9A5A1C' }),
    [60, 70],
    L.crispDough,
  ),
  summerRoll: food(
    roll({
      palette: ['#EDEBD8', '#E6E6CE'],
      width: 0.3,
      ends: 0.86,
      seen: ['#4E9A3E', '#F08A3C', '#F6DC8A', '#C85A8A'],
      filling: ['#FBF6EA', '#5BAE43', '#EE8A2C', '#F6E6C0'],
    }),
    [88, 98],
    L.glossy,
  ),
  tofuRoll: food(
    roll({
      palette: ['#F1EEDC', '#EAE8D2'],
      width: 0.32,
      ends: 0.84,
      seen: ['#5BAE43', '#F08A3C', '#F6E6B8', '#8CC25A', '#E9C98A', '#F6F2E2'],
      filling: ['#FBF6EA', '#5BAE43', '#EE8A2C', '#F3DCA0', '#9CCB6A'],
    }),
    [88, 98],
    L.glossy,
  ),
  sagoPearl: food(clearPearl, [8, 11], {
    ...L.glossy,
    bevel: 3,
    height: 4,
    ...lifted(2, '#6A4A1E', 0.3, 0),
  }),
  dolma: food(
    roll({
      palette: ['#5E7030', '#6C7E3A', '#525F2A'],
      width: 0.34,
      ends: 0.7,
      ribs: ['round', '#9AA65E', 4],
    }),
    [50, 56],
    L.wet,
  ),
  enchilada: food(
    roll({ palette: ['#B4502A', '#A44420'], width: 0.24, ends: 0.9, sear: '#6A200A' }),
    [104, 116],
    L.wet,
  ),
  cannolo: food(
    roll({
      palette: ['#C98A42', '#BC7A32'],
      width: 0.28,
      ends: 0.9,
      filling: ['#FFF8EA', '#FBF0DA', '#FFFDF6'],
      sear: '#8A4E18',
    }),
    [80, 90],
    L.crispDough,
  ),
} as const satisfies Record<string, Food>;
