import { zigzag } from '../kit/cloth.ts';
import { heroes, scatter } from '../kit/entries.ts';
import { fatDrops, liquid, veil } from '../kit/liquid.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { freshChilli } from '../kit/parts/chillies.ts';
import { parsley, sprig } from '../kit/parts/herbs.ts';
import { fishSteak, tomatoSlice } from '../kit/parts/moqueca.ts';
import { onionRing } from '../kit/parts/onions.ts';
import { GREEN_PEPPER, pepperRing, RED_PEPPER } from '../kit/parts/peppers.ts';
import { prawn } from '../kit/parts/prawns.ts';
import { grains, riceBed } from '../kit/parts/rice.ts';
import type { Entry, Picture } from '../kit/picture.ts';
import { disc } from '../kit/place.ts';
import { serving } from '../kit/serving.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const FAROFA = ['#F6D084', '#EEBE62', '#FADFA0', '#DFA64A'];

/** Dendê that has risen over the coconut milk. */
const oilSlick: Entry = ({ random, well }) => fatDrops(random, well - 16, 90, '#D9480A');

export const picture: Picture = {
  id: 'moqueca-baiana',
  ground: zigzag(),
  vessel: vessel({
    centre: at(404, 366),
    radius: 296,
    rim: 0.1,
    wall: 0.035,
    glaze: 'stone',
    noise: 0.12,
    loops: [180],
  }),
  base: liquid('coconut', { sheen: 0.8 }),
  food: [
    veil('makhani', 0.62),
    oilSlick,
    heroes({
      part: fishSteak,
      size: 82,
      spots: [
        [-124, -124, -24],
        [100, -138, 16],
        [162, 40, 60],
        [24, 160, 170],
        [-152, 76, -70],
      ],
      material: { ...MATERIALS.fish, bevel: 7, height: 9, gloss: 0.7, ambient: 0.14 },
    }),
    veil('coconut', 0.36),
    heroes({
      part: tomatoSlice,
      size: 50,
      spots: [
        [-4, -60, 0],
        [-58, 6, 40],
        [108, 124, 10],
        [-196, -40, 80],
        [206, -64, 20],
      ],
      material: { ...MATERIALS.citrus, gloss: 0.7 },
    }),
    heroes({
      part: onionRing,
      size: 50,
      palette: ['#FDF6E2', '#D9B878'],
      spots: [
        [-20, -176, 0],
        [-176, 10, 30],
        [60, 62, 60],
        [-72, 150, 20],
        [176, 128, 50],
      ],
      material: MATERIALS.crisp,
    }),
    heroes({
      part: pepperRing,
      size: 54,
      palette: RED_PEPPER,
      spots: [
        [66, -88, 0],
        [-122, 22, 40],
        [30, 128, 80],
        [194, 20, 10],
      ],
      material: { ...MATERIALS.crisp, height: 6 },
    }),
    heroes({
      part: pepperRing,
      size: 52,
      palette: GREEN_PEPPER,
      spots: [
        [-76, -96, 0],
        [132, -28, 30],
        [-40, 84, 10],
        [130, 176, 70],
        [-152, 146, 0],
      ],
      material: { ...MATERIALS.crisp, height: 6 },
    }),
    heroes({
      part: prawn,
      size: 50,
      spots: [
        [6, -8, 20],
        [-140, -52, 120],
        [150, -112, -60],
        [92, 54, 150],
        [-94, 118, -20],
        [22, 200, 80],
        [-36, -150, -130],
      ],
      material: { ...MATERIALS.wet, tamp: 0.1, gloss: 0.8, ...lifted(5) },
      mirrorEverySecond: true,
    }),
    scatter({
      part: parsley,
      count: 26,
      region: disc(206),
      size: [14, 21],
      material: MATERIALS.herbs,
      apart: 44,
      cap: 3,
    }),
  ],
  sides: [
    serving({
      vessel: vessel({
        centre: at(858, 210),
        radius: 146,
        rim: 0.1,
        glaze: 'white',
        bands: [{ at: 0.4, width: 0.03, colour: '#C9791C' }],
      }),
      base: riceBed(126, '#FBF1DC', '#DFC79C'),
      food: [
        grains({
          grains: 1600,
          region: disc(124),
          grain: [18, 6.4],
          material: {
            ...MATERIALS.rice,
            height: 1.8,
            ambient: 0.2,
            ...lifted(1.6, '#A9783C', 0.36, 0.08),
          },
        }),
      ],
    }),
    serving({
      vessel: vessel({ centre: at(842, 524), radius: 116, rim: 0.1, glaze: 'clay' }),
      base: riceBed(100, '#EFC572', '#C9923E'),
      food: [
        grains({
          grains: 2600,
          region: disc(98),
          palette: FAROFA,
          grain: [5.4, 4.4],
          material: {
            ...MATERIALS.seeds,
            ambient: 0.3,
            height: 1.8,
            ...lifted(1.2, '#9A6418', 0.45, 0),
          },
        }),
        scatter({
          part: parsley,
          count: 2,
          region: disc(20),
          size: [12, 15],
          material: MATERIALS.herbs,
          apart: 18,
        }),
      ],
    }),
  ],
  props: [
    heroes({
      part: freshChilli,
      size: 34,
      spots: [
        [78, 108, 28],
        [112, 70, -14],
      ],
      material: { ...MATERIALS.wet, ...onCloth },
    }),
    heroes({
      part: sprig(parsley),
      size: 74,
      spots: [[82, 626, -34]],
      material: { ...MATERIALS.herbs, ...onCloth },
    }),
  ],
};
