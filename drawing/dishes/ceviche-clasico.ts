import { zigzag } from '../kit/cloth.ts';
import { heroes, scatter } from '../kit/entries.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { cancha, choclo, fishCube, sweetPotato } from '../kit/parts/ceviche.ts';
import { chilliRing, freshChilli } from '../kit/parts/chillies.ts';
import { parsley, sprig } from '../kit/parts/herbs.ts';
import { lecheDeTigre } from '../kit/parts/leche-de-tigre.ts';
import { onionThread } from '../kit/parts/onions.ts';
import type { Picture } from '../kit/picture.ts';
import { disc, ring } from '../kit/place.ts';
import { at, toRadians } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const heap = at(-44, -22);

export const picture: Picture = {
  id: 'ceviche-clasico',
  ground: zigzag(),
  vessel: vessel({
    centre: at(472, 366),
    radius: 306,
    rim: 0.15,
    glaze: 'blue',
    inside: 'ink',
    bands: [{ at: 0.5, width: 0.012, colour: '#F1C24A' }],
  }),
  base: lecheDeTigre(),
  food: [
    heroes({
      part: sweetPotato,
      size: 66,
      spots: [
        [116, -168, 20],
        [178, -92, -40],
        [196, 0, 70],
      ],
      material: { ...MATERIALS.crisp, bevel: 5, height: 7, tamp: 0.08, ...lifted(6) },
    }),
    scatter({
      part: fishCube,
      count: 74,
      region: disc(182, heap, { radius: 110, share: 0.4 }),
      size: [25, 33],
      material: {
        ...MATERIALS.fish,
        bevel: 5,
        height: 8,
        tamp: 0.08,
        gloss: 0.8,
        ambient: 0.16,
        ...lifted(4, '#7A4A2C', 0.5, 0.16),
      },
      apart: 31,
      cap: 7,
    }),
    scatter({
      part: choclo,
      count: 64,
      region: ring(128, 236, toRadians(28), toRadians(92)),
      size: [18, 23],
      material: {
        ...MATERIALS.citrus,
        height: 5.5,
        ambient: 0.16,
        ...lifted(3.4, '#7A4A12', 0.5, 0.15),
      },
      apart: 22,
      cap: 6,
    }),
    scatter({
      part: onionThread,
      count: 50,
      region: disc(146, heap, { radius: 86, share: 0.6 }),
      size: [34, 52],
      material: { ...MATERIALS.crisp, ...lifted(3, '#5A1E3C', 0.5, 0.14) },
      apart: 11,
      cap: 8,
      touch: 0.6,
    }),
    scatter({
      part: cancha,
      count: 34,
      region: ring(176, 236, toRadians(102), toRadians(150)),
      size: [12, 16],
      material: { ...MATERIALS.wet, gloss: 0.5 },
      apart: 20,
      cap: 5,
    }),
    scatter({
      part: chilliRing,
      count: 13,
      region: disc(148, heap),
      size: [10, 14],
      material: MATERIALS.crisp,
      apart: 54,
      cap: 2,
    }),
    scatter({
      part: parsley,
      count: 26,
      region: disc(166, heap, { radius: 90, share: 0.5 }),
      size: [14, 20],
      material: MATERIALS.herbs,
      apart: 30,
      cap: 3,
    }),
  ],
  props: [
    scatter({
      part: cancha,
      count: 8,
      region: disc(46, at(872, 588)),
      size: [13, 17],
      material: { ...MATERIALS.wet, gloss: 0.5, ...onCloth },
      apart: 27,
    }),
    heroes({
      part: freshChilli,
      size: 52,
      spots: [[84, 142, 34]],
      material: { ...MATERIALS.wet, ...onCloth },
    }),
    heroes({
      part: sprig(parsley),
      size: 74,
      spots: [[96, 600, -38]],
      material: { ...MATERIALS.herbs, ...onCloth },
    }),
  ],
};
