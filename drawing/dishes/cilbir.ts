import { dots } from '../kit/cloth.ts';
import { heroes, scatter } from '../kit/entries.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { dill, tenderEgg, toast } from '../kit/parts/cilbir.ts';
import { flake } from '../kit/parts/crumbs.ts';
import { chilliButter, yogurtBed } from '../kit/parts/yogurt.ts';
import type { Picture } from '../kit/picture.ts';
import { anyOf, disc, ring } from '../kit/place.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

export const picture: Picture = {
  id: 'cilbir',
  ground: dots(),
  vessel: vessel({
    centre: at(408, 366),
    radius: 292,
    rim: 0.13,
    glaze: 'blue',
    inside: 'white',
    bands: [
      { at: 0.3, width: 0.012, colour: '#F4E8D8' },
      { at: 0.74, width: 0.022, colour: '#F4E8D8' },
    ],
  }),
  food: [
    yogurtBed(238),
    chilliButter([
      { at: [-4, 4], radius: 92, stretch: 1.3, turn: -0.8 },
      { at: [-122, 92], radius: 74, stretch: 1.2, turn: 0.7 },
      { at: [124, -86], radius: 78, stretch: 1.2, turn: 0.6 },
      { at: [12, 186], radius: 30, stretch: 1.5, turn: -0.3 },
      { at: [-196, 30], radius: 17, stretch: 1.3, turn: 1.2 },
      { at: [66, -186], radius: 24, stretch: 1.5, turn: 0.3 },
      { at: [-176, -64], radius: 22 },
      { at: [188, 44], radius: 18 },
      { at: [-26, -190], radius: 16 },
      { at: [-62, 176], radius: 11 },
    ]),
    heroes({
      part: tenderEgg,
      size: 92,
      spots: [
        [-78, -62, 0],
        [88, 66, 40],
      ],
      material: {
        ...MATERIALS.eggWhite,
        bevel: 20,
        height: 22,
        ambient: 0.14,
        ...lifted(7, '#6A2A08', 0.5, 0.2),
      },
    }),
    chilliButter([
      { at: [4, -18], radius: 34, stretch: 1.5, turn: 0.9 },
      { at: [-110, 6], radius: 15, stretch: 1.4 },
      { at: [128, 116], radius: 13, stretch: 1.4 },
      { at: [42, 18], radius: 10 },
    ]),
    scatter({
      part: flake,
      count: 120,
      region: anyOf(disc(120), disc(70, at(-128, 96)), disc(70, at(132, -92)), ring(60, 220)),
      size: [2, 4.6],
      material: MATERIALS.seeds,
      apart: 7,
      cap: 2,
    }),
    scatter({
      part: dill,
      count: 20,
      region: disc(196, at(0, 0), { radius: 110, share: 0.4 }),
      size: [22, 36],
      material: { ...MATERIALS.herbs, bevel: 0.8, height: 1.6, gloss: 0.15 },
      apart: 54,
      cap: 3,
    }),
  ],
  sides: [
    heroes({
      part: toast,
      size: 136,
      spots: [
        [868, 268, 70],
        [822, 520, -58],
      ],
      material: {
        ...MATERIALS.flatbread,
        bevel: 6,
        height: 5,
        tamp: 0.06,
        grain: 0.06,
        ...onCloth,
      },
    }),
  ],
  props: [
    heroes({
      part: dill,
      size: 72,
      spots: [
        [84, 596, -42],
        [74, 642, -14],
      ],
      material: { ...MATERIALS.herbs, bevel: 1, height: 2, gloss: 0.15, ...onCloth },
    }),
    scatter({
      part: flake,
      count: 30,
      region: disc(40, at(84, 112)),
      size: [2.4, 5],
      material: { ...MATERIALS.seeds, ...lifted(2, '#160300', 0.5, 0) },
      apart: 7,
    }),
  ],
};
