import { gingham } from '../kit/cloth.ts';
import { heroes, scatter, toss } from '../kit/entries.ts';
import { liquid } from '../kit/liquid.ts';
import { lifted, MATERIALS } from '../kit/materials.ts';
import { chilliRing } from '../kit/parts/chillies.ts';
import { tomatoDice } from '../kit/parts/cobb.ts';
import {
  avocadoMash,
  charredStrip,
  flourTortilla,
  foldedTortilla,
  steakStrip,
} from '../kit/parts/fajitas.ts';
import { parsley } from '../kit/parts/herbs.ts';
import type { Picture } from '../kit/picture.ts';
import { disc } from '../kit/place.ts';
import { serving } from '../kit/serving.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const seared = lifted(5, '#0E0301', 0.62, 0.28);
const soft = {
  ...MATERIALS.flatbread,
  bevel: 2.4,
  height: 2.6,
  gloss: 0,
  ambient: 0.1,
  mottle: { colour: '#D8A860', strength: 0.22, frequency: 0.03 },
  ...lifted(5, '#5A3408', 0.5, 0.2),
};

/** Two rows of strips, laid like fallen dominoes across the middle. */
const strips = (count: number, x: number, y: number, lean: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      [
        x + index * 36,
        y - index * 11 + (index % 3) * 12,
        lean + ((index * 7) % 5) * 7 - 14,
      ] as const,
  );

export const picture: Picture = {
  id: 'sizzling-fajitas',
  ground: gingham(),
  vessel: vessel({
    centre: at(398, 362),
    radius: 286,
    rim: 0.06,
    wall: 0.05,
    glaze: 'iron',
    handle: 142,
  }),
  base: liquid('roux', { drops: 20, sheen: 0.4 }),
  food: [
    toss({
      parts: [
        { part: charredStrip, share: 4 },
        { part: charredStrip, share: 4, palette: ['#5A9A34', '#478A2A', '#6EAE44'] },
        { part: charredStrip, share: 5, palette: ['#F1DFB4', '#E8CF98', '#F8ECCB'] },
      ],
      count: 190,
      region: disc(224),
      size: [40, 56],
      material: { ...MATERIALS.wet, bevel: 3, gloss: 0.8, ...seared },
      apart: 22,
      cap: 8,
      touch: 0.6,
    }),
    heroes({
      part: steakStrip,
      size: 92,
      spots: [...strips(9, -152, -30, 74), ...strips(8, -118, 92, 64)],
      material: {
        ...MATERIALS.meat,
        bevel: 1.6,
        height: 2.4,
        gloss: 0.55,
        ambient: 0.14,
        mottle: { colour: '#2E0F04', strength: 0.2, frequency: 0.05 },
        ...lifted(5.5, '#0E0301', 0.7, 0.3),
      },
      cap: 24,
    }),
    toss({
      parts: [
        { part: charredStrip, share: 3 },
        { part: charredStrip, share: 3, palette: ['#5A9A34', '#478A2A', '#6EAE44'] },
        { part: charredStrip, share: 3, palette: ['#F1DFB4', '#E8CF98', '#F8ECCB'] },
      ],
      count: 11,
      region: disc(170),
      size: [34, 46],
      material: { ...MATERIALS.wet, bevel: 3, gloss: 0.8, ...seared },
      apart: 70,
      cap: 2,
    }),
    scatter({
      part: parsley,
      count: 15,
      region: disc(180),
      size: [13, 19],
      material: MATERIALS.herbs,
      apart: 46,
      cap: 2,
    }),
  ],
  rimShadow: 26,
  sides: [
    serving({
      vessel: vessel({ centre: at(838, 560), radius: 172, rim: 0.1, glaze: 'clay', flat: true }),
      food: [
        heroes({
          part: flourTortilla,
          size: 136,
          spots: [
            [4, 6],
            [-8, -4],
            [6, -8],
          ],
          material: soft,
        }),
        heroes({
          part: foldedTortilla,
          size: 128,
          spots: [
            [-8, -34, -14],
            [-2, 4, -22],
          ],
          material: soft,
        }),
      ],
    }),
    serving({
      vessel: vessel({
        centre: at(796, 236),
        radius: 104,
        rim: 0.1,
        wall: 0.04,
        glaze: 'stone',
        noise: 0.5,
      }),
      base: liquid('salsaVerde', { sheen: 0 }),
      food: [
        scatter({
          part: avocadoMash,
          count: 90,
          region: disc(84),
          size: [13, 24],
          material: {
            ...MATERIALS.wet,
            tamp: 0.14,
            bevel: 5,
            gloss: 0.5,
            ...lifted(2.4, '#3A4A0C', 0.5, 0.1),
          },
          apart: 9,
          cap: 8,
        }),
        toss({
          parts: [
            { part: tomatoDice, share: 5, scale: 0.8 },
            { part: chilliRing, share: 3, scale: 0.7, palette: ['#4F9A34', '#3D8429'] },
            { part: parsley, share: 5, scale: 1.1 },
          ],
          count: 30,
          region: disc(74),
          size: [7, 10],
          material: { ...MATERIALS.crisp, ...lifted(2.6, '#3A4A0C') },
          apart: 17,
          cap: 2,
        }),
      ],
    }),
  ],
};
