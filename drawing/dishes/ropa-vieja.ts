import { dots } from '../kit/cloth.ts';
import { heroes, scatter, together, toss } from '../kit/entries.ts';
import { veil } from '../kit/liquid.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { cutlery } from '../kit/parts/cutlery.ts';
import { gravyPool } from '../kit/parts/grits.ts';
import { GREEN_PEPPER, pepperStrip, RED_PEPPER } from '../kit/parts/peppers.ts';
import { riceMound } from '../kit/parts/rice-mound.ts';
import { beefShred, friedPlantain, stuffedOlive } from '../kit/parts/ropa-vieja.ts';
import type { Picture } from '../kit/picture.ts';
import { disc } from '../kit/place.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const inSauce = lifted(4.5, '#2A0802', 0.58, 0.25);
const beef = at(66, 44);

export const picture: Picture = {
  id: 'ropa-vieja',
  ground: dots(),
  vessel: vessel({
    centre: at(462, 366),
    radius: 312,
    rim: 0.13,
    glaze: 'blue',
    flat: true,
    bands: [
      { at: 0.24, width: 0.014, colour: '#F4E8D8' },
      { at: 0.62, width: 0.022, colour: '#E8B23A' },
    ],
  }),
  food: [
    riceMound({ radius: 142, centre: at(-82, -122), shadow: '#0A1A3A' }),
    heroes({
      part: gravyPool,
      size: 188,
      palette: ['#BE4212'],
      spots: [[beef.x, beef.y]],
      material: {
        ...MATERIALS.syrup,
        bevel: 5,
        height: 7,
        gloss: 0.9,
        ...lifted(3, '#5A1604', 0.5, 0.2),
      },
    }),
    toss({
      parts: [
        { part: beefShred, share: 12 },
        { part: pepperStrip, share: 1.4, palette: RED_PEPPER },
        { part: pepperStrip, share: 1.4, palette: GREEN_PEPPER },
      ],
      count: 250,
      region: disc(172, beef, { radius: 120, share: 0.45 }),
      size: [28, 44],
      material: { ...MATERIALS.noodles, height: 4, gloss: 0.8, exponent: 22, ...inSauce },
      apart: 12,
      cap: 9,
      touch: 0.6,
    }),
    together(beef, 190, [veil('tomato', 0.5)]),
    toss({
      parts: [
        { part: pepperStrip, share: 1, palette: RED_PEPPER },
        { part: pepperStrip, share: 1, palette: GREEN_PEPPER },
      ],
      count: 15,
      region: disc(156, beef),
      size: [30, 42],
      material: { ...MATERIALS.wet, bevel: 3, ...inSauce },
      apart: 52,
      cap: 2,
    }),
    scatter({
      part: stuffedOlive,
      count: 13,
      region: disc(152, beef),
      size: [14, 17],
      material: { ...MATERIALS.citrus, ...inSauce },
      apart: 60,
      cap: 2,
    }),
    heroes({
      part: friedPlantain,
      size: 48,
      spots: [
        [-212, 8, 94],
        [-208, 74, 76],
        [-182, 134, 54],
        [-136, 180, 34],
        [-80, 212, 16],
      ],
      material: {
        ...MATERIALS.wet,
        tamp: 0.1,
        bevel: 5,
        height: 7,
        gloss: 1,
        ...lifted(6, '#5A3408', 0.5, 0.25),
      },
    }),
  ],
  props: [
    cutlery('fork', { tip: [810, 196], turn: 74, length: 520 }),
    heroes({
      part: stuffedOlive,
      size: 19,
      spots: [
        [66, 620, 40],
        [110, 652, -30],
        [62, 668, 170],
      ],
      material: { ...MATERIALS.citrus, ...onCloth },
    }),
  ],
};
