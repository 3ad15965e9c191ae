import { waves } from '../kit/cloth.ts';
import { heroes, scatter } from '../kit/entries.ts';
import { liquid, veil } from '../kit/liquid.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { freshChilli } from '../kit/parts/chillies.ts';
import { coatedChunk } from '../kit/parts/chunks.ts';
import { creamSwirl } from '../kit/parts/cream.ts';
import { herbFlake } from '../kit/parts/crumbs.ts';
import { naan } from '../kit/parts/flatbreads.ts';
import { parsley } from '../kit/parts/herbs.ts';
import { grains, riceBed } from '../kit/parts/rice.ts';
import type { Picture } from '../kit/picture.ts';
import { disc } from '../kit/place.ts';
import { serving } from '../kit/serving.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

export const picture: Picture = {
  id: 'murgh-makhani',
  ground: waves(),
  vessel: vessel({
    centre: at(404, 368),
    radius: 294,
    rim: 0.085,
    glaze: 'copper',
    inside: 'steel',
    bands: [{ at: 0.5, width: 0.02, colour: '#8A4318' }],
  }),
  base: liquid('makhani', { drops: 0 }),
  food: [
    scatter({
      part: coatedChunk,
      count: 34,
      region: disc(222),
      size: [36, 48],
      palette: ['#DE7228', '#4A1704'],
      material: { ...MATERIALS.glazed, bevel: 6, height: 10, gloss: 0.9, ambient: 0.16 },
      apart: 60,
      cap: 4,
    }),
    veil('makhani', 0.66),
    creamSwirl({ from: 20, to: 176, turns: 1.9, start: 0.6, width: 15 }),
    scatter({
      part: herbFlake,
      count: 60,
      region: disc(230),
      size: [2, 4],
      palette: ['#5C5A1E', '#6E6A2A', '#4A4A18'],
      material: MATERIALS.seeds,
      apart: 12,
      cap: 2,
    }),
    scatter({
      part: parsley,
      count: 17,
      region: disc(206, at(0, 0), { radius: 110, share: 0.5 }),
      size: [14, 21],
      material: MATERIALS.herbs,
      apart: 46,
      cap: 3,
    }),
  ],
  sides: [
    serving({
      vessel: vessel({
        centre: at(846, 190),
        radius: 152,
        rim: 0.1,
        glaze: 'white',
        bands: [{ at: 0.4, width: 0.03, colour: '#1F5DA8' }],
      }),
      base: riceBed(130, '#FBF1DC', '#DFC79C'),
      food: [
        grains({
          grains: 1500,
          region: disc(128),
          grain: [23, 5.6],
          material: {
            ...MATERIALS.rice,
            height: 1.7,
            ambient: 0.2,
            ...lifted(1.6, '#A9783C', 0.34, 0.08),
          },
        }),
        scatter({
          part: parsley,
          count: 3,
          region: disc(26),
          size: [13, 17],
          material: MATERIALS.herbs,
          apart: 20,
        }),
      ],
    }),
    heroes({
      part: naan,
      size: 158,
      spots: [[840, 566, -52]],
      material: { ...MATERIALS.flatbread, ...onCloth },
    }),
  ],
  props: [
    heroes({
      part: freshChilli,
      size: 58,
      palette: ['#4C9A2F', '#5DAA38'],
      spots: [[70, 640, 28]],
      material: { ...MATERIALS.wet, ...onCloth },
    }),
  ],
};
