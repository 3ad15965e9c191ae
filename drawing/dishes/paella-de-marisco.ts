import { tiles } from '../kit/cloth.ts';
import { heroes, ringOf, scatter } from '../kit/entries.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { citrusWedge } from '../kit/parts/citrus.ts';
import { parsley, sprig } from '../kit/parts/herbs.ts';
import { mussel } from '../kit/parts/mussels.ts';
import { pepperStrip } from '../kit/parts/peppers.ts';
import { wholePrawn } from '../kit/parts/prawns.ts';
import { grains, riceBed, SAFFRON_RICE } from '../kit/parts/rice.ts';
import { squidRing } from '../kit/parts/squid.ts';
import type { Picture } from '../kit/picture.ts';
import { disc, ring } from '../kit/place.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const saffron = { ...MATERIALS.rice, ...lifted(2, '#B5690C', 0.5, 0.12) };
const shell = { ...MATERIALS.citrus, bevel: 4, ...lifted(6, '#5A2A02', 0.6, 0.25) };

export const picture: Picture = {
  id: 'paella-de-marisco',
  ground: tiles(),
  vessel: vessel({
    centre: at(480, 366),
    radius: 306,
    rim: 0.06,
    wall: 0.035,
    glaze: 'iron',
    loops: [0, 180],
  }),
  base: riceBed(280, '#E9A21C', '#B5690C'),
  food: [
    grains({
      grains: 4300,
      region: disc(277),
      palette: SAFFRON_RICE,
      grain: [17, 6.6],
      passes: 6,
      material: saffron,
    }),
    scatter({
      part: pepperStrip,
      count: 18,
      region: ring(60, 252),
      size: [26, 34],
      material: { ...MATERIALS.wet, ...lifted(3, '#7A3A02', 0.5) },
      apart: 62,
      cap: 2,
    }),
    scatter({
      part: squidRing,
      count: 14,
      region: ring(40, 246),
      size: [20, 27],
      material: { ...MATERIALS.eggWhite, bevel: 3, height: 5, ...lifted(3, '#8A4A06', 0.5) },
      apart: 66,
      cap: 2,
    }),
    ringOf({ part: mussel, size: 44, count: 8, radius: 214, offset: 14, face: 0, material: shell }),
    ringOf({
      part: wholePrawn,
      size: 60,
      count: 6,
      radius: 128,
      offset: 40,
      face: 96,
      mirrorEverySecond: false,
      material: {
        ...MATERIALS.fish,
        bevel: 5,
        height: 7,
        gloss: 0.8,
        ...lifted(6, '#6A2A02', 0.58, 0.22),
      },
    }),
    heroes({
      part: wholePrawn,
      size: 58,
      spots: [[6, 4, -30]],
      material: {
        ...MATERIALS.fish,
        bevel: 5,
        height: 7,
        gloss: 0.8,
        ...lifted(6, '#6A2A02', 0.58, 0.22),
      },
    }),
    ringOf({
      part: citrusWedge,
      size: 54,
      count: 4,
      radius: 232,
      offset: 36,
      face: -90,
      jitter: 0.4,
      material: { ...MATERIALS.citrus, ...lifted(7, '#6A3A02', 0.55, 0.22) },
    }),
    scatter({
      part: parsley,
      count: 40,
      region: disc(254),
      size: [11, 16],
      material: MATERIALS.herbs,
      apart: 36,
      cap: 2,
    }),
  ],
  rimShadow: 26,
  props: [
    heroes({
      part: citrusWedge,
      size: 70,
      spots: [
        [66, 160, -24],
        [908, 610, 12],
      ],
      material: { ...MATERIALS.citrus, ...onCloth },
    }),
    heroes({
      part: sprig(parsley, 7, 0.32),
      size: 66,
      spots: [
        [866, 118, -38],
        [104, 620, 32],
      ],
      material: { ...MATERIALS.herbs, ...onCloth },
    }),
  ],
};
