import { tiles } from '../kit/cloth.ts';
import { heroes, scatter, toss } from '../kit/entries.ts';
import { liquid } from '../kit/liquid.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { herbFlake } from '../kit/parts/crumbs.ts';
import { onionRing } from '../kit/parts/onions.ts';
import { pepperRing } from '../kit/parts/peppers.ts';
import { feta, olive, oregano } from '../kit/parts/salad.ts';
import { tomatoWedge } from '../kit/parts/tomatoes.ts';
import { cucumber } from '../kit/parts/vegetables.ts';
import type { Picture } from '../kit/picture.ts';
import { disc, ring } from '../kit/place.ts';
import { serving } from '../kit/serving.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const shiny = {
  ...MATERIALS.citrus,
  bevel: 6,
  height: 7,
  gloss: 0.9,
  exponent: 40,
  ...lifted(7, '#1C0606', 0.58, 0.25),
};

export const picture: Picture = {
  id: 'horiatiki',
  ground: tiles(),
  vessel: vessel({
    centre: at(484, 366),
    radius: 304,
    rim: 0.12,
    wall: 0.035,
    glaze: 'butter',
    inside: 'white',
    specks: 170,
  }),
  base: liquid('cream', { sheen: 0.3 }),
  food: [
    toss({
      parts: [
        { part: tomatoWedge, share: 4, scale: 1.2 },
        { part: cucumber, share: 3, scale: 1 },
      ],
      count: 74,
      region: disc(238),
      apart: 31,
      size: [40, 48],
      cap: 7,
      touch: 0.72,
      material: { ...MATERIALS.crisp, gloss: 0.75, ...lifted(6, '#240B02', 0.55, 0.22) },
    }),
    toss({
      parts: [
        { part: tomatoWedge, share: 4, scale: 1.16 },
        { part: cucumber, share: 3, scale: 0.98 },
        { part: pepperRing, share: 1.6, scale: 1.02 },
        { part: onionRing, share: 3, scale: 0.92 },
      ],
      count: 52,
      region: ring(100, 236),
      apart: 42,
      size: [38, 47],
      cap: 6,
      touch: 0.7,
      material: { ...MATERIALS.crisp, gloss: 0.75, ...lifted(6, '#240B02', 0.55, 0.22) },
    }),
    scatter({
      part: olive,
      count: 15,
      region: ring(112, 226),
      apart: 62,
      size: [21, 25],
      material: shiny,
    }),
    heroes({
      part: feta,
      size: 112,
      spots: [[4, -2, -14]],
      material: { ...MATERIALS.curd, ...lifted(11, '#2A1204', 0.55, 0.28) },
    }),
    heroes({ part: oregano, size: 34, spots: [[22, -12, 24]], material: MATERIALS.herbs }),
    scatter({
      part: herbFlake,
      count: 150,
      region: disc(222, at(0, 0), { radius: 100, share: 0.6 }),
      size: [2, 4.4],
      palette: ['#5E6E2E', '#6F7F3A', '#4C5C24', '#8A8A4A'],
      material: MATERIALS.seeds,
      cap: 2,
    }),
  ],
  rimShadow: 26,
  sides: [
    serving({
      vessel: vessel({
        centre: at(96, 606),
        radius: 74,
        rim: 0.11,
        wall: 0.05,
        glaze: 'white',
        bands: [{ at: 0.5, width: 0.04, colour: '#1F5DA8' }],
      }),
      base: liquid('oil', { drops: 12, sheen: 0.9 }),
      food: [],
    }),
  ],
  props: [
    heroes({
      part: olive,
      size: 25,
      spots: [
        [98, 96, 20],
        [146, 130, -40],
        [74, 146, 100],
      ],
      material: { ...shiny, ...onCloth },
    }),
    heroes({
      part: oregano,
      size: 58,
      spots: [[872, 580, -62]],
      material: { ...MATERIALS.herbs, ...onCloth },
    }),
  ],
};
