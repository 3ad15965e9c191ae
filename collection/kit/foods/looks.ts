import type { Material } from '../material.ts';
import { lifted, MATERIALS } from '../materials.ts';

const M = MATERIALS;

/** Materials that many rows of the table share. */
export const LOOKS = {
  ...M,
  /** Boiled and soft: beans, roots, dumplings of mash. */
  soft: { ...M.wet, tamp: 0.08, gloss: 0.5, height: 5, ...lifted(3.4, '#4A2208') },
  /** Dough that was boiled or steamed. */
  dough: { ...M.eggWhite, bevel: 5, height: 7, gloss: 0.4, ...lifted(5, '#3A1A06', 0.5, 0.2) },
  /** Thin dough that was fried or baked. */
  crispDough: {
    ...M.flatbread,
    bevel: 5,
    height: 7,
    gloss: 0.3,
    ...lifted(6, '#2A1004', 0.52, 0.22),
  },
  /** Rolls and loaves. */
  bread: {
    ...M.crust,
    bevel: 12,
    height: 14,
    mottle: { colour: '#8A480F', strength: 0.25, frequency: 0.02 },
    ...lifted(8, '#1E0A02', 0.55, 0.28),
  },
  /** Flat bread and pancakes. */
  flat: {
    ...M.flatbread,
    bevel: 5,
    height: 6,
    gloss: 0.1,
    mottle: { colour: '#B4742C', strength: 0.22, frequency: 0.03 },
    ...lifted(6, '#1E0A02', 0.55, 0.28),
  },
  /** Crumbed or battered, from hot fat. */
  fried: {
    ...M.crust,
    bevel: 5,
    height: 9,
    tamp: 0.34,
    grain: 0.06,
    gloss: 0.3,
    exponent: 18,
    mottle: { colour: '#7A3A0A', strength: 0.4, frequency: 0.05 },
    ...lifted(6, '#241004', 0.56, 0.25),
  },
  /** Browned joints and steaks. */
  roast: {
    ...M.glazed,
    bevel: 9,
    height: 11,
    tamp: 0.14,
    gloss: 0.9,
    mottle: { colour: '#4A1A04', strength: 0.35, frequency: 0.03 },
    ...lifted(8, '#1C0700', 0.58, 0.28),
  },
  /** Cake, tart and sliced portions: flat on top. */
  cake: {
    ...M.flatbread,
    bevel: 4,
    height: 4,
    gloss: 0.12,
    mottle: { colour: '#8A5A1C', strength: 0.08, frequency: 0.05 },
    ...lifted(9, '#1E0A02', 0.55, 0.3),
  },
  /** Jelly, custard, glaze: one unbroken highlight. */
  glossy: {
    ...M.syrup,
    bevel: 12,
    height: 14,
    gloss: 1.1,
    exponent: 36,
    ...lifted(7, '#2A1004', 0.5, 0.25),
  },
  /** Meat that was cooked in pieces: smooth, with a wet gloss. */
  braised: {
    ...M.glazed,
    bevel: 4,
    height: 6,
    tamp: 0.12,
    grain: 0.035,
    gloss: 0.75,
    mottle: { colour: '#3A1204', strength: 0.2, frequency: 0.05 },
    ...lifted(5, '#1C0700', 0.58, 0.25),
  },
  /** Vegetables with a skin, from the fire. */
  charred: { ...M.crisp, bevel: 5, height: 6, tamp: 0.08, grain: 0.04, gloss: 0.55, ...lifted(5) },
  /** Egg that is just set. */
  egg: { ...M.eggWhite, bevel: 5, height: 6, gloss: 0.5, ...lifted(3.4, '#8A4A06', 0.42, 0.14) },
  leafy: { ...M.herbs, ...lifted(5, '#0E1404', 0.55, 0.2) },
  meatPale: {
    ...M.meat,
    gloss: 0.6,
    mottle: { colour: '#8A4A16', strength: 0.25, frequency: 0.05 },
    ...lifted(4.4, '#2A1004', 0.55, 0.22),
  },
} as const satisfies Record<string, Material>;
