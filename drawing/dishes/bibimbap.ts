import { dots } from '../kit/cloth.ts';
import { heroes, scatter } from '../kit/entries.ts';
import { lifted, MATERIALS } from '../kit/materials.ts';
import { mince, sesame } from '../kit/parts/crumbs.ts';
import { chopsticks, cutlery } from '../kit/parts/cutlery.ts';
import { friedEgg } from '../kit/parts/eggs.ts';
import { dollop } from '../kit/parts/pastes.ts';
import { grains, riceBed } from '../kit/parts/rice.ts';
import { scallion } from '../kit/parts/scallion.ts';
import { cucumber, mushroom, spinach, sprout, stick } from '../kit/parts/vegetables.ts';
import type { Picture } from '../kit/picture.ts';
import { anyOf, disc, ring } from '../kit/place.ts';
import { at, toRadians } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const wedge = (from: number, inner = 92, outer = 252) =>
  ring(inner, outer, toRadians(from + 4), toRadians(from + 56));

export const picture: Picture = {
  id: 'bibimbap',
  ground: dots(),
  vessel: vessel({
    centre: at(466, 366),
    radius: 298,
    rim: 0.1,
    wall: 0.035,
    glaze: 'stone',
    noise: 0.5,
  }),
  base: riceBed(258, '#F3E4C8', '#C9A878'),
  food: [
    grains({ grains: 3400, region: disc(256), grain: [16, 7] }),
    scatter({
      part: sprout,
      count: 104,
      region: wedge(94),
      size: [30, 42],
      material: { ...MATERIALS.rice, height: 3.4, ...lifted(3, '#6B4A1E', 0.5, 0.12) },
      apart: 6,
      cap: 9,
      touch: 0.5,
    }),
    scatter({
      part: spinach,
      count: 46,
      region: wedge(34),
      size: [19, 28],
      material: { ...MATERIALS.herbs, gloss: 0.8, height: 6 },
      apart: 13,
      cap: 7,
    }),
    scatter({
      part: stick,
      count: 110,
      region: wedge(-26, 104, 250),
      size: [26, 36],
      material: MATERIALS.crisp,
      apart: 6,
      cap: 9,
      turn: [64, 22],
      touch: 0.5,
    }),
    scatter({
      part: cucumber,
      count: 40,
      region: wedge(-86),
      size: [22, 27],
      material: MATERIALS.crisp,
      apart: 17,
      cap: 7,
    }),
    scatter({
      part: mushroom,
      count: 54,
      region: wedge(-146),
      size: [22, 31],
      material: { ...MATERIALS.wet, tamp: 0.12, gloss: 0.6 },
      apart: 12,
      cap: 7,
    }),
    scatter({
      part: mince,
      count: 190,
      region: wedge(154),
      size: [6, 15],
      palette: ['#6F3518', '#82451F', '#5A2A11', '#97582B', '#4B200C'],
      material: { ...MATERIALS.meat, gloss: 0.5, bevel: 3.4 },
      apart: 4,
      cap: 9,
    }),
    heroes({ part: friedEgg, size: 98, spots: [[0, -2, 20]], material: MATERIALS.eggWhite }),
    heroes({ part: dollop, size: 27, spots: [[82, 82]], material: MATERIALS.syrup }),
    scatter({
      part: sesame,
      count: 76,
      region: anyOf(wedge(154), wedge(34), wedge(-146), disc(120)),
      size: [3, 4.2],
      material: MATERIALS.seeds,
      apart: 6,
      cap: 2,
    }),
    scatter({
      part: scallion,
      count: 11,
      region: ring(56, 100),
      size: [6, 8.5],
      material: MATERIALS.crisp,
      apart: 16,
      cap: 2,
    }),
  ],
  props: [
    cutlery('spoon', { tip: [800, 300], turn: 72, length: 500 }),
    chopsticks('steel', { tip: [862, 250], turn: 72, length: 520 }),
  ],
};
