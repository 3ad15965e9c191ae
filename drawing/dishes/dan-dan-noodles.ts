import { waves } from '../kit/cloth.ts';
import { heroes, scatter } from '../kit/entries.ts';
import { liquid } from '../kit/liquid.ts';
import { MATERIALS, onCloth } from '../kit/materials.ts';
import { driedChilli } from '../kit/parts/chillies.ts';
import { choppedNut, flake, mince, sichuanPepper } from '../kit/parts/crumbs.ts';
import { chopsticks } from '../kit/parts/cutlery.ts';
import { bokChoy } from '../kit/parts/greens.ts';
import { nest, SAUCED } from '../kit/parts/noodles.ts';
import { scallion } from '../kit/parts/scallion.ts';
import type { Picture } from '../kit/picture.ts';
import { disc, ring } from '../kit/place.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

export const picture: Picture = {
  id: 'dan-dan-noodles',
  ground: waves(),
  vessel: vessel({
    centre: at(470, 366),
    radius: 300,
    rim: 0.1,
    glaze: 'white',
    bands: [
      { at: 0.24, width: 0.034, colour: '#1F5DA8' },
      { at: 0.72, width: 0.02, colour: '#1F5DA8' },
    ],
  }),
  base: liquid('chilliOil', { drops: 70, drop: '#F08A2A' }),
  food: [
    nest({ radius: 250, palette: SAUCED, bundles: 17 }),
    heroes({
      part: bokChoy,
      size: 98,
      spots: [
        [-142, -138, -134],
        [-190, -62, -168],
        [-192, 26, 166],
      ],
      material: { ...MATERIALS.herbs, tamp: 0.1, gloss: 0.6 },
    }),
    scatter({
      part: mince,
      count: 210,
      region: disc(118, at(6, -4), { radius: 84, share: 0.62 }),
      size: [4.5, 12.5],
      material: { ...MATERIALS.meat, bevel: 3.2, gloss: 0.5 },
      apart: 4,
      cap: 8,
    }),
    scatter({
      part: choppedNut,
      count: 46,
      region: disc(150, at(4, 0), { radius: 96, share: 0.6 }),
      size: [4, 7.5],
      material: MATERIALS.seeds,
      apart: 12,
      cap: 2,
    }),
    scatter({
      part: scallion,
      count: 52,
      region: disc(170, at(0, 0), { radius: 96, share: 0.62 }),
      size: [7, 11],
      material: MATERIALS.crisp,
      apart: 9,
      cap: 4,
    }),
    scatter({
      part: flake,
      count: 70,
      region: ring(60, 236),
      size: [1.6, 3.4],
      material: MATERIALS.seeds,
      cap: 2,
    }),
    heroes({
      part: driedChilli,
      size: 34,
      spots: [
        [58, -46, 34],
        [-62, 38, -150],
      ],
      material: MATERIALS.wet,
    }),
  ],
  props: [
    scatter({
      part: sichuanPepper,
      count: 17,
      region: disc(50, at(880, 540)),
      size: [6.5, 9],
      material: MATERIALS.wet,
      apart: 17,
    }),
    heroes({
      part: driedChilli,
      size: 56,
      spots: [
        [92, 128, 24],
        [70, 178, -14],
      ],
      material: { ...MATERIALS.wet, ...onCloth },
    }),
    chopsticks('lacquer', { tip: [388, 672], turn: -27, length: 700 }),
  ],
};
