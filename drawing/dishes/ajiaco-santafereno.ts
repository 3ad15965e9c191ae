import { dots } from '../kit/cloth.ts';
import { heroes, scatter, toss } from '../kit/entries.ts';
import { liquid, veil } from '../kit/liquid.ts';
import { lifted, MATERIALS } from '../kit/materials.ts';
import { avocadoSlice, caper, cornRound, meltingPotato } from '../kit/parts/ajiaco.ts';
import { creamSwirl } from '../kit/parts/cream.ts';
import { herbFlake } from '../kit/parts/crumbs.ts';
import { dollop } from '../kit/parts/pastes.ts';
import { beefShred } from '../kit/parts/ropa-vieja.ts';
import { pulledChicken } from '../kit/parts/stew.ts';
import type { Picture } from '../kit/picture.ts';
import { disc } from '../kit/place.ts';
import { serving } from '../kit/serving.ts';
import { at, circle } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const inSoup = lifted(5, '#7A3E04', 0.55, 0.25);
const capers = { ...MATERIALS.citrus, bevel: 2.4, height: 4, gloss: 0.5, ...lifted(3, '#5A3A0C') };

const CHICKEN = ['#F4D59C', '#EBC27E', '#F9E3B8'];

export const picture: Picture = {
  id: 'ajiaco-santafereno',
  ground: dots(),
  vessel: vessel({
    centre: at(402, 366),
    radius: 294,
    rim: 0.085,
    wall: 0.05,
    glaze: 'stone',
    noise: 0.12,
  }),
  base: liquid('coconut', { drops: 26, sheen: 0.55 }),
  food: [
    scatter({
      part: meltingPotato,
      count: 46,
      region: disc(216),
      size: [26, 40],
      material: { ...MATERIALS.wet, tamp: 0.08, bevel: 5, gloss: 0.5, ...inSoup },
      apart: 46,
      cap: 4,
    }),
    veil('coconut', 0.9),
    scatter({
      part: meltingPotato,
      count: 14,
      region: disc(208),
      size: [24, 34],
      material: { ...MATERIALS.wet, tamp: 0.08, bevel: 5, gloss: 0.5, ...inSoup },
      apart: 84,
      cap: 1,
    }),
    scatter({
      part: herbFlake,
      count: 130,
      region: disc(234),
      size: [3, 6.5],
      palette: ['#4A7A2C', '#3B6A22', '#6E8B3A'],
      apart: 12,
    }),
    heroes({
      part: cornRound,
      size: 72,
      spots: [[-112, 74, -32]],
      material: {
        ...MATERIALS.wet,
        tamp: 0.04,
        bevel: 2,
        height: 3.4,
        gloss: 0.5,
        ...lifted(9, '#5A2C04', 0.6, 0.3),
      },
    }),
    toss({
      parts: [
        { part: pulledChicken, share: 5, palette: CHICKEN },
        { part: beefShred, share: 4, scale: 1.15, palette: CHICKEN },
      ],
      count: 78,
      region: disc(108, at(-16, -82), { radius: 72, share: 0.5 }),
      size: [19, 30],
      material: {
        ...MATERIALS.wet,
        tamp: 0.12,
        ambient: 0.14,
        bevel: 2.6,
        height: 4,
        gloss: 0.4,
        ...lifted(4.5, '#7A4210', 0.55, 0.25),
      },
      apart: 15,
      cap: 8,
      touch: 0.7,
    }),
    heroes({
      part: avocadoSlice,
      size: 92,
      spots: [
        [138, -58, 58],
        [160, -20, 72],
        [170, 22, 86],
        [168, 66, 100],
      ],
      material: { ...MATERIALS.eggWhite, bevel: 5, height: 7, ...lifted(6, '#4A3A04', 0.58, 0.25) },
    }),
    heroes({
      part: dollop,
      size: 66,
      palette: ['#FFF9EC', '#F2DCB6'],
      spots: [[44, 110]],
      material: {
        ...MATERIALS.syrup,
        bevel: 6,
        height: 7,
        gloss: 0.5,
        ambient: 0.14,
        ...lifted(3, '#A8701C', 0.5, 0.2),
      },
    }),
    scatter({
      part: caper,
      count: 34,
      region: disc(120, at(34, 92), { radius: 62, share: 0.6 }),
      size: [8, 11],
      material: capers,
      apart: 17,
      cap: 2,
    }),
  ],
  rimShadow: 28,
  sides: [
    serving({
      vessel: vessel({
        centre: at(806, 232),
        radius: 84,
        rim: 0.12,
        wall: 0.05,
        glaze: 'stone',
        noise: 0.12,
      }),
      base: liquid('salsaVerde', { sheen: 0 }),
      food: [
        scatter({
          part: caper,
          count: 130,
          region: disc(66),
          size: [9, 12],
          material: capers,
          apart: 9,
          cap: 6,
        }),
      ],
    }),
    serving({
      vessel: vessel({
        centre: at(842, 500),
        radius: 122,
        rim: 0.1,
        wall: 0.05,
        glaze: 'stone',
        noise: 0.12,
      }),
      base: liquid('cream', { sheen: 0.4 }),
      food: [
        () => circle(0, 0, 104, { fill: '#FFFBF0', 'fill-opacity': 0.6 }),
        creamSwirl({ from: 8, to: 62, turns: 1.6, start: 1, width: 9 }),
      ],
    }),
  ],
};
