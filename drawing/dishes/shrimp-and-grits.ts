import { dots } from '../kit/cloth.ts';
import { heroes, scatter } from '../kit/entries.ts';
import { lifted, MATERIALS } from '../kit/materials.ts';
import { baconBit } from '../kit/parts/bacon.ts';
import { flake } from '../kit/parts/crumbs.ts';
import { cutlery } from '../kit/parts/cutlery.ts';
import { gravyPool, gritsBed } from '../kit/parts/grits.ts';
import { prawn } from '../kit/parts/prawns.ts';
import { scallion } from '../kit/parts/scallion.ts';
import { stewBit } from '../kit/parts/stew.ts';
import type { Picture } from '../kit/picture.ts';
import { disc } from '../kit/place.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const inGravy = lifted(5, '#4A1E04', 0.58, 0.28);

export const picture: Picture = {
  id: 'shrimp-and-grits',
  ground: dots(),
  vessel: vessel({
    centre: at(508, 366),
    radius: 298,
    rim: 0.1,
    wall: 0.04,
    glaze: 'celadon',
    inside: 'white',
    specks: 70,
  }),
  base: gritsBed,
  food: [
    heroes({
      part: gravyPool,
      size: 186,
      palette: ['#9A5A1E'],
      spots: [[2, 4]],
      material: {
        ...MATERIALS.syrup,
        bevel: 6,
        height: 7,
        gloss: 0.7,
        ...lifted(2, '#A8742C', 0.5, 0.2),
      },
    }),
    scatter({
      part: stewBit,
      count: 60,
      region: disc(168),
      size: [7, 11],
      palette: ['#5E9A38', '#4C8630', '#78AC48', '#E2C27A'],
      material: { ...MATERIALS.wet, bevel: 2.4, height: 4, ...lifted(3, '#4A1E04') },
      apart: 20,
      cap: 2,
    }),
    heroes({
      part: prawn,
      size: 70,
      spots: [
        [-136, -70, 10],
        [-40, -140, 80],
        [74, -128, 150],
        [146, -36, 200],
        [126, 82, 265],
        [26, 142, 320],
        [-86, 116, 20],
        [-158, 34, -30],
        [-50, -4, 110],
        [48, 22, 230],
      ],
      mirrorEverySecond: true,
      material: { ...MATERIALS.fish, bevel: 5, height: 8, gloss: 0.8, ...inGravy },
    }),
    scatter({
      part: baconBit,
      count: 44,
      region: disc(176),
      size: [9, 15],
      material: { ...MATERIALS.meat, bevel: 2.8, height: 5, ...inGravy },
      apart: 30,
      cap: 3,
    }),
    scatter({
      part: scallion,
      count: 52,
      region: disc(206, at(0, 0), { radius: 150, share: 0.6 }),
      size: [8, 12],
      material: MATERIALS.crisp,
      apart: 24,
      cap: 3,
    }),
    scatter({
      part: flake,
      count: 50,
      region: disc(240),
      size: [1.4, 2.8],
      palette: ['#B4190C', '#8E3A12', '#5A2410'],
    }),
  ],
  rimShadow: 20,
  props: [cutlery('fork', { tip: [104, 196], turn: 97, length: 400 })],
};
