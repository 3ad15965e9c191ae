import { tiles } from '../kit/cloth.ts';
import { heroes, scatter } from '../kit/entries.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { citrusWedge } from '../kit/parts/citrus.ts';
import { pita } from '../kit/parts/flatbreads.ts';
import { parsley, sprig } from '../kit/parts/herbs.ts';
import { chickpea, oilInGroove, spiceDust, spreadPaste } from '../kit/parts/hummus.ts';
import type { Picture } from '../kit/picture.ts';
import { disc, ring } from '../kit/place.ts';
import { at, toRadians } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const swirl = { radius: 246, hollow: 62, turns: 2.6, start: 0.9 };

export const picture: Picture = {
  id: 'hummus-bi-tahini',
  ground: tiles(),
  vessel: vessel({
    centre: at(412, 366),
    radius: 296,
    rim: 0.1,
    glaze: 'celadon',
    bands: [{ at: 0.4, width: 0.014, colour: '#3E7A5E' }],
  }),
  food: [
    spreadPaste(swirl),
    spiceDust(ring(92, 222, toRadians(-78), toRadians(26)), 1100),
    oilInGroove(swirl),
    spiceDust(ring(96, 200, toRadians(-62), toRadians(10)), 620),
    scatter({
      part: chickpea,
      count: 22,
      region: disc(60),
      size: [15, 19],
      material: { ...MATERIALS.citrus, height: 7, gloss: 0.8, ...lifted(4, '#5A3405', 0.55, 0.16) },
      apart: 24,
      cap: 5,
    }),
    scatter({
      part: chickpea,
      count: 6,
      region: ring(120, 200, toRadians(90), toRadians(200)),
      size: [14, 17],
      material: { ...MATERIALS.citrus, height: 7, gloss: 0.8, ...lifted(4, '#5A3405', 0.55, 0.16) },
      apart: 60,
    }),
    scatter({
      part: parsley,
      count: 22,
      region: ring(56, 190, toRadians(90), toRadians(250)),
      size: [13, 19],
      material: MATERIALS.herbs,
      apart: 26,
      cap: 3,
    }),
  ],
  sides: [
    heroes({
      part: pita,
      size: 150,
      spots: [
        [900, 292, 30],
        [838, 540, -60],
      ],
      material: { ...MATERIALS.flatbread, bevel: 9, height: 9, ...onCloth },
    }),
  ],
  props: [
    scatter({
      part: chickpea,
      count: 7,
      region: disc(46, at(72, 632)),
      size: [14, 18],
      material: { ...MATERIALS.citrus, height: 7, gloss: 0.3, ...onCloth },
      apart: 30,
    }),
    heroes({
      part: sprig(parsley),
      size: 66,
      spots: [[84, 104, -36]],
      material: { ...MATERIALS.herbs, ...onCloth },
    }),
    heroes({
      part: citrusWedge,
      size: 62,
      spots: [[716, 76, 24]],
      material: { ...MATERIALS.citrus, ...onCloth },
    }),
  ],
};
