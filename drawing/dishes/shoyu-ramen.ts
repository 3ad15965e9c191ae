import { dots } from '../kit/cloth.ts';
import { heroes, scatter } from '../kit/entries.ts';
import { liquid } from '../kit/liquid.ts';
import { lifted, MATERIALS } from '../kit/materials.ts';
import { chopsticks } from '../kit/parts/cutlery.ts';
import { halfEgg } from '../kit/parts/eggs.ts';
import { nest } from '../kit/parts/noodles.ts';
import { menma, naruto, noriSheet, porkRound } from '../kit/parts/ramen.ts';
import { scallion } from '../kit/parts/scallion.ts';
import type { Picture } from '../kit/picture.ts';
import { disc, ring } from '../kit/place.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

export const picture: Picture = {
  id: 'shoyu-ramen',
  ground: dots(),
  vessel: vessel({
    centre: at(462, 366),
    radius: 302,
    rim: 0.085,
    wall: 0.05,
    glaze: 'ink',
    bands: [{ at: 0.4, width: 0.026, colour: '#C8552B' }],
  }),
  base: liquid('broth', { drops: 80, drop: '#F6C468' }),
  food: [
    nest({ radius: 214, bundles: 15, width: 9.4 }),
    heroes({ part: noriSheet, size: 92, spots: [[-214, -2, 8]], material: MATERIALS.nori }),
    heroes({
      part: porkRound,
      size: 82,
      spots: [
        [-130, -158, 10],
        [-40, -178, -40],
        [52, -166, 70],
      ],
      material: { ...MATERIALS.fish, bevel: 5, height: 8, gloss: 0.5, ...lifted(7) },
    }),
    heroes({
      part: menma,
      size: 56,
      spots: [
        [-132, 150, 62],
        [-104, 164, 70],
        [-76, 176, 78],
        [-50, 178, 86],
        [-118, 132, 48],
      ],
      material: MATERIALS.wet,
    }),
    heroes({
      part: halfEgg,
      size: 57,
      spots: [
        [166, -84, 28],
        [198, 26, 96],
      ],
      material: { ...MATERIALS.eggWhite, ...lifted(8, '#3A1703', 0.5, 0.22) },
    }),
    heroes({
      part: naruto,
      size: 43,
      spots: [[124, 140, -20]],
      material: { ...MATERIALS.eggWhite, bevel: 3, height: 5 },
    }),
    scatter({
      part: scallion,
      count: 64,
      region: disc(74, at(14, 22), { radius: 46, share: 0.5 }),
      size: [8, 12],
      material: MATERIALS.crisp,
      apart: 7,
      cap: 5,
    }),
    scatter({
      part: scallion,
      count: 16,
      region: ring(110, 226),
      size: [7, 9.5],
      material: MATERIALS.crisp,
      apart: 40,
      cap: 2,
    }),
  ],
  rimShadow: 28,
  props: [chopsticks('lacquer', { tip: [596, 712], turn: -38, length: 640 })],
};
