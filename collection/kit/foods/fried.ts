import { coin } from '../generators/coin.ts';
import { cragged } from '../generators/cragged.ts';
import { schnitzel } from '../parts/meats/schnitzel.ts';
import { patacon } from '../parts/produce/patacon.ts';
import { type Food, food } from './food.ts';
import { LOOKS as L } from './looks.ts';

const CHICKEN = ['#7A3A0C', '#BC701F', '#DDA04C'] as const;
const BATTER = ['#A8601A', '#DE9830', '#F6C868'] as const;
const CRAG = {
  ...L.fried,
  bevel: 9,
  height: 13,
  tamp: 0.2,
  mottle: { colour: '#7A3A0A', strength: 0.22, frequency: 0.035 },
};
const BALL = { ...CRAG, bevel: 15, height: 20 };

/** In a crust from hot fat. */
export const FRIED = {
  friedDrumstick: food(
    cragged({
      shape: 'drumstick',
      crust: CHICKEN,
      ridge: 0.19,
      ridges: 64,
      rough: 0.08,
      bone: '#EED9AE',
    }),
    [92, 106],
    CRAG,
  ),
  friedThigh: food(
    cragged({ shape: 'thigh', crust: CHICKEN, ridge: 0.19, ridges: 64, rough: 0.08 }),
    [78, 90],
    CRAG,
  ),
  friedWing: food(
    cragged({ shape: 'wing', crust: CHICKEN, ridge: 0.19, ridges: 64, rough: 0.08 }),
    [84, 96],
    CRAG,
  ),
  batteredFish: food(
    cragged({ shape: 'finger', crust: BATTER, ridge: 0.12, ridges: 44 }),
    [60, 72],
    { ...CRAG, height: 11, tamp: 0.12 },
  ),
  /** A whole fillet in the smooth batter of a chip shop. */
  batteredFillet: food(
    cragged({
      shape: 'finger',
      crust: ['#9C5412', '#DC9226', '#EDB048'],
      ridge: 0.085,
      ridges: 90,
      rough: 0.07,
    }),
    [180, 200],
    { ...CRAG, bevel: 16, height: 20, tamp: 0.07 },
  ),
  falafel: food(
    cragged({
      shape: 'ball',
      crust: ['#6A3C10', '#A56A26', '#C98F42'],
      ridge: 0.16,
      ridges: 70,
      specks: [['#6E8A34', '#F0D9A0', '#56701E'], 18],
    }),
    [48, 54],
    BALL,
  ),
  falafelHalf: food(
    coin({
      skin: '#8A5418',
      palette: ['#93B24A', '#86A640'],
      rough: 0.09,
      rind: 0.12,
      seeds: [16, '#5C7E24', 0.5],
    }),
    [48, 54],
    { ...L.fried, height: 7, mottle: { colour: '#D3DE96', strength: 0.6, frequency: 0.09 } },
  ),
  akara: food(
    cragged({
      shape: 'ball',
      crust: ['#BC7418', '#F0B04A', '#FBD488'],
      ridge: 0.2,
      ridges: 40,
      rough: 0.07,
      specks: [['#C23A1C', '#FBE6B4'], 12],
    }),
    [58, 66],
    BALL,
  ),
  akaraHalf: food(
    coin({
      skin: '#C07A24',
      palette: ['#FBEBC4', '#F6E2B4'],
      rough: 0.09,
      rind: 0.12,
      holes: 7,
      seeds: [8, '#D9502A', 0.66],
    }),
    [58, 66],
    { ...L.fried, height: 7, mottle: { colour: '#D9B878', strength: 0.5, frequency: 0.1 } },
  ),
  schnitzel: food(schnitzel, [200, 214], {
    ...L.fried,
    bevel: 10,
    height: 12,
    tamp: 0.16,
    grain: 0.05,
  }),
  patacon: food(patacon, [56, 64], {
    ...L.fried,
    bevel: 4,
    height: 6,
    tamp: 0.1,
    mottle: { colour: '#8A4A0A', strength: 0.25, frequency: 0.04 },
  }),
} as const satisfies Record<string, Food>;
