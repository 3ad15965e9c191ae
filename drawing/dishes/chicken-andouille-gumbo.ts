import { gingham } from '../kit/cloth.ts';
import { heroes, scatter, toss } from '../kit/entries.ts';
import { liquid, veil } from '../kit/liquid.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { cutlery } from '../kit/parts/cutlery.ts';
import { basil } from '../kit/parts/greens.ts';
import { riceMound } from '../kit/parts/rice-mound.ts';
import { scallion } from '../kit/parts/scallion.ts';
import { pulledChicken, sausageCoin, stewBit } from '../kit/parts/stew.ts';
import type { Picture } from '../kit/picture.ts';
import { disc, ring } from '../kit/place.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const inGravy = lifted(4.5, '#160500', 0.6, 0.28);

const STAINED = ['#A06634', '#8C5428', '#B27A46'];

export const picture: Picture = {
  id: 'chicken-andouille-gumbo',
  ground: gingham(),
  vessel: vessel({
    centre: at(462, 366),
    radius: 308,
    rim: 0.13,
    wall: 0.03,
    glaze: 'white',
    bands: [
      { at: 0.2, width: 0.014, colour: '#A5321C' },
      { at: 0.78, width: 0.02, colour: '#A5321C' },
    ],
  }),
  base: liquid('roux', { drops: 60, drop: '#E08A34' }),
  food: [
    toss({
      parts: [
        { part: stewBit, share: 7, scale: 0.34 },
        { part: pulledChicken, share: 3, palette: STAINED },
        { part: sausageCoin, share: 2 },
      ],
      count: 110,
      region: ring(90, 240),
      size: [26, 33],
      material: { ...MATERIALS.wet, ...inGravy },
      apart: 26,
      cap: 4,
    }),
    veil('roux', 1),
    veil('roux', 0.5),
    toss({
      parts: [
        { part: pulledChicken, share: 4, scale: 1.05, palette: STAINED },
        { part: sausageCoin, share: 5 },
      ],
      count: 22,
      region: ring(132, 224),
      size: [27, 33],
      material: { ...MATERIALS.wet, tamp: 0.16, bevel: 4, ...inGravy },
      apart: 60,
      cap: 3,
    }),
    scatter({
      part: stewBit,
      count: 40,
      region: ring(112, 240),
      size: [6, 10],
      palette: ['#8A6A2C', '#6E7A2E', '#5E7A34', '#9A6A34'],
      material: { ...MATERIALS.wet, bevel: 2.4, height: 4, ...lifted(3, '#160500') },
      apart: 18,
      cap: 2,
    }),
    riceMound({ radius: 116, centre: at(-4, -6) }),
    scatter({
      part: scallion,
      count: 58,
      region: disc(220, at(0, 0), { radius: 96, share: 0.55 }),
      size: [8, 12],
      material: MATERIALS.crisp,
      apart: 17,
      cap: 3,
    }),
  ],
  rimShadow: 26,
  props: [
    cutlery('spoon', { tip: [806, 214], turn: 74, length: 540 }),
    heroes({
      part: basil,
      size: 46,
      palette: ['#6E8442', '#5C7438'],
      spots: [
        [72, 618, 24],
        [96, 668, -24],
      ],
      material: { ...MATERIALS.herbs, ...onCloth },
    }),
  ],
};
