import { zigzag } from '../kit/cloth.ts';
import { heroes, scatter, together } from '../kit/entries.ts';
import { liquid } from '../kit/liquid.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { citrusWedge, LIME } from '../kit/parts/citrus.ts';
import { herbFlake } from '../kit/parts/crumbs.ts';
import { parsley, sprig } from '../kit/parts/herbs.ts';
import { onionDice, pastor, pineapple, radish, tortilla } from '../kit/parts/tacos.ts';
import type { Entry, Picture } from '../kit/picture.ts';
import { anyOf, band, disc } from '../kit/place.ts';
import { serving } from '../kit/serving.ts';
import { at, toRadians } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const meat = {
  ...MATERIALS.meat,
  gloss: 0.75,
  bevel: 4.6,
  mottle: { colour: '#3A0E02', strength: 0.28, frequency: 0.05 },
};

/** One open taco: three heaps of pork along its axis, then pineapple, onion and coriander. */
const taco = (x: number, y: number, degrees: number): Entry => {
  const turn = toRadians(degrees);
  const along = (share: number) => at(Math.cos(turn) * 74 * share, Math.sin(turn) * 74 * share);
  const heaps = anyOf(
    disc(50, along(-1)),
    disc(60, along(0.04)),
    disc(48, along(1)),
    band(240, 92, turn),
  );
  const top = anyOf(disc(42, along(-1)), disc(50, along(0)), disc(42, along(1)));
  return together(at(x, y), 0, [
    heroes({ part: tortilla, size: 148, spots: [[0, 0, degrees]] }),
    scatter({
      part: pastor,
      count: 96,
      region: heaps,
      size: [15, 31],
      material: meat,
      apart: 7,
      cap: 9,
      touch: 0.75,
    }),
    scatter({
      part: pineapple,
      count: 12,
      region: top,
      size: [10, 14],
      material: { ...MATERIALS.wet, tamp: 0.1 },
      apart: 27,
      cap: 2,
    }),
    scatter({
      part: onionDice,
      count: 26,
      region: heaps,
      size: [3.8, 6],
      material: MATERIALS.crisp,
      apart: 12,
      cap: 2,
    }),
    scatter({
      part: parsley,
      count: 15,
      region: heaps,
      size: [12, 19],
      material: MATERIALS.herbs,
      apart: 26,
      cap: 2,
    }),
  ]);
};

export const picture: Picture = {
  id: 'tacos-al-pastor',
  ground: zigzag(),
  vessel: vessel({
    centre: at(474, 366),
    radius: 312,
    rim: 0.09,
    glaze: 'clay',
    flat: true,
    bands: [{ at: 0.4, width: 0.03, colour: '#F3D695' }],
  }),
  food: [taco(-126, -118, -58), taco(112, -142, -54), taco(-112, 128, -56), taco(126, 110, -60)],
  sides: [
    serving({
      vessel: vessel({ centre: at(868, 604), radius: 92, rim: 0.1, wall: 0.05, glaze: 'ink' }),
      base: liquid('salsaVerde', { drops: 10, sheen: 0.7 }),
      food: [
        scatter({
          part: herbFlake,
          count: 70,
          region: disc(72),
          size: [1.6, 3.6],
          material: MATERIALS.seeds,
          cap: 2,
        }),
        scatter({
          part: onionDice,
          count: 9,
          region: disc(62),
          size: [3, 4.4],
          palette: ['#DDEBB0', '#EAF2CC'],
          material: MATERIALS.crisp,
          apart: 16,
        }),
      ],
    }),
  ],
  props: [
    heroes({
      part: citrusWedge,
      size: 66,
      palette: LIME,
      spots: [
        [838, 108, -18],
        [898, 158, 24],
      ],
      material: { ...MATERIALS.citrus, ...onCloth },
    }),
    heroes({
      part: radish,
      size: 32,
      spots: [
        [92, 600],
        [136, 640],
        [70, 652],
      ],
      material: { ...MATERIALS.crisp, ...onCloth },
    }),
    heroes({
      part: sprig(parsley, 7, 0.3),
      size: 66,
      spots: [[96, 118, 28]],
      material: { ...MATERIALS.herbs, ...onCloth },
    }),
    scatter({
      part: onionDice,
      count: 6,
      region: disc(60, at(846, 470)),
      size: [3, 4.4],
      material: { ...MATERIALS.crisp, ...lifted(3, '#160300') },
      apart: 26,
    }),
  ],
};
