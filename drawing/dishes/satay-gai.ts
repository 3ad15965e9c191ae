import { waves } from '../kit/cloth.ts';
import { heroes, scatter } from '../kit/entries.ts';
import { liquid } from '../kit/liquid.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { bananaLeaf } from '../kit/parts/banana-leaf.ts';
import { chilliRing, freshChilli } from '../kit/parts/chillies.ts';
import { choppedNut, peanut } from '../kit/parts/crumbs.ts';
import { sataySkewers, shallot, toastSquare } from '../kit/parts/satay.ts';
import { cucumber } from '../kit/parts/vegetables.ts';
import type { Picture } from '../kit/picture.ts';
import { disc } from '../kit/place.ts';
import { serving } from '../kit/serving.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const onLeaf = lifted(5, '#0A1E06', 0.6, 0.28);

export const picture: Picture = {
  id: 'satay-gai',
  ground: waves(),
  vessel: vessel({
    centre: at(480, 366),
    radius: 308,
    rim: 0.12,
    glaze: 'celadon',
    flat: true,
  }),
  base: bananaLeaf(262),
  food: [
    heroes({
      part: toastSquare,
      size: 37,
      spots: [
        [-150, 176, 18],
        [-96, 214, -14],
        [-206, 118, 34],
      ],
      material: { ...MATERIALS.flatbread, bevel: 5, height: 6, ...onLeaf },
    }),
    heroes({
      part: cucumber,
      size: 37,
      spots: [
        [-32, 222, 0],
        [8, 208, 40],
        [44, 186, 80],
        [66, 150, 20],
      ],
      material: { ...MATERIALS.crisp, ...onLeaf },
    }),
    scatter({
      part: shallot,
      count: 11,
      region: disc(62, at(0, 166)),
      size: [14, 20],
      material: { ...MATERIALS.crisp, ...onLeaf },
      apart: 22,
      cap: 4,
    }),
    sataySkewers({
      spots: [
        [14, -178, -17],
        [6, -112, -15],
        [6, -46, -17],
        [-14, 20, -16],
        [-40, 86, -15],
      ],
      material: {
        ...MATERIALS.glazed,
        bevel: 5,
        height: 8,
        gloss: 0.65,
        exponent: 20,
        mottle: { colour: '#5A1E06', strength: 0.42, frequency: 0.05 },
        ...onLeaf,
      },
    }),
    scatter({
      part: chilliRing,
      count: 12,
      region: disc(78, at(2, 182)),
      size: [7, 10],
      material: { ...MATERIALS.crisp, ...onLeaf },
      apart: 24,
      cap: 2,
    }),
  ],
  sides: [
    serving({
      vessel: vessel({ centre: at(664, 524), radius: 104, rim: 0.09, wall: 0.05, glaze: 'clay' }),
      base: liquid('peanut', { drops: 26, drop: '#D8461A' }),
      food: [
        scatter({
          part: choppedNut,
          count: 46,
          region: disc(78),
          size: [4, 7.5],
          material: MATERIALS.seeds,
          apart: 9,
          cap: 3,
        }),
      ],
    }),
  ],
  props: [
    heroes({
      part: peanut,
      size: 19,
      spots: [
        [66, 604, 30],
        [108, 640, -50],
        [58, 658, 80],
      ],
      material: { ...MATERIALS.citrus, gloss: 0.3, ...onCloth },
    }),
    heroes({
      part: freshChilli,
      size: 60,
      spots: [[884, 138, 38]],
      material: { ...MATERIALS.wet, ...onCloth },
    }),
  ],
};
