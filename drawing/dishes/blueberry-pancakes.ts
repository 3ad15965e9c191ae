import { gingham } from '../kit/cloth.ts';
import { heroes, scatter, together } from '../kit/entries.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { blueberry, mint, raspberry, sugar } from '../kit/parts/berries.ts';
import { butter, butterMelt } from '../kit/parts/butter.ts';
import { cutlery } from '../kit/parts/cutlery.ts';
import { pancakeStack } from '../kit/parts/pancakes.ts';
import { syrup, syrupPool } from '../kit/parts/syrup.ts';
import type { Picture } from '../kit/picture.ts';
import { disc } from '../kit/place.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const berry = {
  ...MATERIALS.citrus,
  bevel: 7,
  height: 6,
  gloss: 0.4,
  exponent: 22,
  ...lifted(6, '#1E0A10', 0.55, 0.25),
};
const soft = {
  ...MATERIALS.citrus,
  bevel: 2.6,
  height: 5,
  gloss: 0.8,
  exponent: 24,
  ...lifted(6, '#3A0408', 0.55, 0.22),
};

export const picture: Picture = {
  id: 'blueberry-pancakes',
  ground: gingham(),
  vessel: vessel({
    centre: at(476, 366),
    radius: 300,
    rim: 0.15,
    glaze: 'white',
    flat: true,
    bands: [{ at: 0.42, width: 0.022, colour: '#1F5DA8' }],
  }),
  food: [
    heroes({
      part: syrupPool,
      size: 74,
      spots: [
        [146, 128, 40],
        [-128, 150, 160],
      ],
      material: {
        ...MATERIALS.syrup,
        bevel: 4,
        height: 5,
        gloss: 1.6,
        exponent: 90,
        ambient: 0.16,
      },
    }),
    together(at(-8, -22), 0, [
      pancakeStack({ radius: 198, count: 5 }),
      syrup({
        radius: 148,
        drips: [
          [24, 54],
          [66, 62],
          [118, 56],
          [171, 40],
          [285, 34],
        ],
      }),
      heroes({ part: butterMelt, size: 74, spots: [[0, -2]] }),
      heroes({
        part: butter,
        size: 62,
        spots: [[-4, -6, 14]],
        material: {
          ...MATERIALS.eggWhite,
          bevel: 5,
          height: 9,
          gloss: 0.7,
          ...lifted(7, '#5A2402', 0.5, 0.25),
        },
      }),
    ]),
    heroes({
      part: blueberry,
      size: 21,
      spots: [
        [-116, -134],
        [-52, -158],
        [62, -166],
        [-164, -8],
        [150, -88],
        [-74, -64],
        [92, 66],
        [-128, 82],
        [18, 116],
        [64, -84],
        [168, 0],
        [-44, 92],
        [132, 44],
        [188, 128],
        [212, 92],
        [-196, 92],
        [38, 92],
      ],
      material: berry,
    }),
    heroes({
      part: raspberry,
      size: 25,
      spots: [
        [-142, -72, 20],
        [112, -124, -40],
        [-86, 34, 70],
        [84, 12, 160],
        [-24, 150, 10],
      ],
      material: soft,
    }),
    heroes({
      part: mint,
      size: 28,
      spots: [
        [88, -62, -30],
        [114, -44, 40],
        [-112, 4, 200],
      ],
      material: { ...MATERIALS.herbs, ...lifted(4, '#2A0E02', 0.5, 0.2) },
    }),
    scatter({
      part: sugar,
      count: 190,
      region: disc(180, at(-8, -22), { radius: 120, share: 0.5 }),
      size: [0.8, 2],
    }),
  ],
  props: [
    heroes({
      part: blueberry,
      size: 24,
      spots: [
        [92, 600],
        [132, 640],
        [74, 648],
        [866, 92],
      ],
      material: { ...berry, ...onCloth },
    }),
    heroes({
      part: mint,
      size: 32,
      spots: [[900, 110, 30]],
      material: { ...MATERIALS.herbs, ...onCloth },
    }),
    cutlery('fork', { tip: [878, 336], turn: 97, length: 460 }),
  ],
};
