import { waves } from '../kit/cloth.ts';
import { heroes, scatter } from '../kit/entries.ts';
import { liquid } from '../kit/liquid.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { radial } from '../kit/paint.ts';
import { chilliRing } from '../kit/parts/chillies.ts';
import { citrusWedge, LIME } from '../kit/parts/citrus.ts';
import { chopsticks } from '../kit/parts/cutlery.ts';
import { parsley } from '../kit/parts/herbs.ts';
import { nest } from '../kit/parts/noodles.ts';
import { brisket, cinnamon, rareBeef, starAnise } from '../kit/parts/pho.ts';
import { scallion } from '../kit/parts/scallion.ts';
import type { Picture } from '../kit/picture.ts';
import { disc, ring } from '../kit/place.ts';
import { at, circle } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const inBroth = lifted(5, '#4A2206', 0.55, 0.24);

export const picture: Picture = {
  id: 'pho-bo',
  ground: waves(),
  vessel: vessel({
    centre: at(470, 366),
    radius: 304,
    rim: 0.07,
    wall: 0.055,
    glaze: 'blue',
    inside: 'white',
  }),
  base: liquid('clearBroth', { drops: 90, drop: '#F6D486' }),
  food: [
    // Clear broth lets the white bowl shine through it.
    () =>
      circle(0, 0, 266, {
        fill: radial([
          [0, '#FFE3A8', 0.5],
          [0.7, '#FFD48A', 0.34],
          [1, '#FFC060', 0.12],
        ]),
      }),
    nest({
      radius: 240,
      palette: ['#FCF0D8', '#F5E4C2', '#FFF6E4', '#EFDCB8'],
      bundles: 16,
      width: 12,
      strays: 7,
      material: {
        ...MATERIALS.noodles,
        height: 3,
        ambient: 0.14,
        ...lifted(4, '#8A5216', 0.55, 0.22),
      },
    }),
    heroes({
      part: brisket,
      size: 66,
      spots: [
        [-122, -150, -34],
        [-66, -172, -22],
        [-4, -180, -10],
        [60, -172, 4],
      ],
      material: { ...MATERIALS.wet, bevel: 4, height: 6, gloss: 0.5, ...inBroth },
    }),
    heroes({
      part: rareBeef,
      size: 54,
      spots: [
        [-190, -40, -64],
        [-192, 30, -96],
        [-136, -8, -50],
        [-168, 98, -128],
        [-122, 54, -84],
        [-118, 152, -150],
        [-84, 96, -120],
        [-52, 176, -170],
      ],
      material: { ...MATERIALS.fish, bevel: 4, height: 6, gloss: 0.55, ...inBroth },
    }),
    scatter({
      part: scallion,
      count: 64,
      region: disc(190, at(30, 10), { radius: 90, share: 0.4 }),
      size: [8, 12],
      material: MATERIALS.crisp,
      apart: 12,
      cap: 4,
    }),
    scatter({
      part: parsley,
      count: 24,
      region: disc(84, at(34, -34), { radius: 56, share: 0.6 }),
      size: [17, 25],
      material: { ...MATERIALS.herbs, ...lifted(4.4, '#3A2A08') },
      apart: 17,
      cap: 5,
    }),
    scatter({
      part: chilliRing,
      count: 17,
      region: ring(20, 176),
      size: [9, 13],
      material: { ...MATERIALS.crisp, ...inBroth },
      apart: 48,
      cap: 2,
    }),
    heroes({
      part: citrusWedge,
      size: 64,
      palette: LIME,
      spots: [[158, 112, -42]],
      material: { ...MATERIALS.citrus, ...lifted(7, '#3A2206', 0.55, 0.25) },
    }),
  ],
  rimShadow: 22,
  props: [
    heroes({
      part: cinnamon,
      size: 66,
      spots: [[84, 596, -34]],
      material: { ...MATERIALS.crisp, gloss: 0.2, ...onCloth },
    }),
    heroes({
      part: starAnise,
      size: 38,
      spots: [
        [66, 660, 10],
        [150, 664, 40],
      ],
      material: { ...MATERIALS.wet, bevel: 2.4, gloss: 0.3, ...onCloth },
    }),
    chopsticks('bamboo', { tip: [738, 150], turn: 62, length: 640 }),
  ],
};
