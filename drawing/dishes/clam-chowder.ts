import { gingham } from '../kit/cloth.ts';
import { heroes, scatter, toss } from '../kit/entries.ts';
import { liquid, veil } from '../kit/liquid.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { baconBit } from '../kit/parts/bacon.ts';
import { clamMeat, clamShell } from '../kit/parts/clams.ts';
import { oysterCracker } from '../kit/parts/crackers.ts';
import { flake } from '../kit/parts/crumbs.ts';
import { cutlery } from '../kit/parts/cutlery.ts';
import { dice, ONION, POTATO } from '../kit/parts/dice.ts';
import { parsley } from '../kit/parts/herbs.ts';
import type { Picture } from '../kit/picture.ts';
import { disc, ring } from '../kit/place.ts';
import { serving } from '../kit/serving.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const soft = lifted(4, '#9A6428', 0.5, 0.2);
const cracker = {
  ...MATERIALS.crust,
  bevel: 6,
  height: 8,
  tamp: 0.08,
  mottle: { colour: '#A85E1C', strength: 0.3, frequency: 0.03 },
  ...lifted(5, '#9A6020', 0.5, 0.18),
};

export const picture: Picture = {
  id: 'clam-chowder',
  ground: gingham(),
  vessel: vessel({
    centre: at(426, 366),
    radius: 294,
    rim: 0.085,
    wall: 0.04,
    glaze: 'blue',
    inside: 'white',
    bands: [{ at: 0.5, width: 0.016, colour: '#F4E8D8' }],
  }),
  base: liquid('cream', { sheen: 0.5 }),
  food: [
    toss({
      parts: [
        { part: dice, share: 5, palette: POTATO },
        { part: clamMeat, share: 4, scale: 1.05 },
        { part: dice, share: 2, scale: 0.5, palette: ONION },
      ],
      count: 74,
      region: disc(222),
      size: [21, 29],
      material: { ...MATERIALS.wet, tamp: 0.08, gloss: 0.55, height: 5, ...soft },
      apart: 36,
      cap: 6,
    }),
    veil('cream', 0.8),
    toss({
      parts: [
        { part: dice, share: 4, palette: POTATO },
        { part: clamMeat, share: 5, scale: 1.1 },
      ],
      count: 26,
      region: disc(196),
      size: [20, 27],
      material: { ...MATERIALS.wet, tamp: 0.08, gloss: 0.7, height: 6, ...soft },
      apart: 62,
      cap: 2,
    }),
    scatter({
      part: baconBit,
      count: 46,
      region: disc(196, at(0, 0), { radius: 96, share: 0.5 }),
      size: [8, 13],
      material: {
        ...MATERIALS.meat,
        bevel: 2.6,
        height: 5,
        gloss: 0.8,
        mottle: { colour: '#4A1205', strength: 0.3, frequency: 0.06 },
        ...soft,
      },
      apart: 17,
      cap: 4,
    }),
    heroes({
      part: oysterCracker,
      size: 31,
      spots: [
        [-34, -26, 10],
        [30, -44, 50],
        [18, 22, 80],
        [-46, 40, 20],
        [78, 8, 33],
        [-92, -10, 64],
        [-10, -92, 5],
        [54, 74, 41],
        [150, -94, 12],
        [-140, 92, 71],
      ],
      material: cracker,
    }),
    scatter({
      part: parsley,
      count: 34,
      region: disc(210, at(0, 0), { radius: 120, share: 0.55 }),
      size: [12, 19],
      material: { ...MATERIALS.herbs, ...lifted(3, '#8A5A20', 0.5, 0.12) },
      apart: 26,
      cap: 3,
    }),
    scatter({
      part: flake,
      count: 70,
      region: ring(30, 226),
      size: [1.2, 2.6],
      palette: ['#2B1710', '#4A3324'],
    }),
  ],
  rimShadow: 20,
  sides: [
    serving({
      vessel: vessel({
        centre: at(866, 548),
        radius: 132,
        rim: 0.08,
        wall: 0.05,
        glaze: 'butter',
        specks: 60,
      }),
      base: liquid('coconut', { sheen: 0 }),
      food: [
        scatter({
          part: oysterCracker,
          count: 90,
          region: disc(104),
          size: [21, 25],
          material: { ...cracker, bevel: 5, height: 7 },
          apart: 15,
          cap: 9,
          touch: 0.7,
        }),
      ],
    }),
  ],
  props: [
    cutlery('spoon', { tip: [748, 352], turn: -56, length: 440 }),
    heroes({
      part: clamShell,
      size: 46,
      spots: [
        [74, 596, 36],
        [128, 662, -20],
      ],
      material: { ...MATERIALS.citrus, gloss: 0.4, tamp: 0.12, bevel: 9, height: 12, ...onCloth },
    }),
  ],
};
