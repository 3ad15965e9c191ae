import { board } from '../kit/board.ts';
import { zigzag } from '../kit/cloth.ts';
import { heroes, scatter, toss } from '../kit/entries.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { crumb, flake, mince } from '../kit/parts/crumbs.ts';
import { dice } from '../kit/parts/dice.ts';
import { empanada } from '../kit/parts/empanadas.ts';
import { eggSlice, greenOlive } from '../kit/parts/fillings.ts';
import type { Picture } from '../kit/picture.ts';
import { band, disc } from '../kit/place.ts';
import { at } from '../kit/shape.ts';

const STAIN = { colour: '#6A2A0C', strength: 0.3, frequency: 0.05 };
const opening = at(130, 140);

export const picture: Picture = {
  id: 'empanadas-mendocinas',
  ground: zigzag(),
  vessel: board({ centre: at(480, 368), sides: [726, 532], turn: -4, kind: 'walnut' }),
  food: [
    empanada({ size: 126, spot: [-216, -146, -12] }),
    empanada({ size: 122, spot: [12, -164, 7] }),
    empanada({ size: 126, spot: [226, -138, -14] }),
    empanada({ size: 124, spot: [-224, 4, 9] }),
    empanada({ size: 126, spot: [2, -8, -8] }),
    empanada({ size: 122, spot: [224, 6, 12] }),
    empanada({ size: 126, spot: [-190, 152, -8] }),
    toss({
      parts: [
        { part: dice, share: 6, palette: ['#A85A2C', '#BA6C3A', '#964A20'] },
        { part: mince, share: 2, palette: ['#B05A26', '#A04E20'] },
        { part: dice, share: 3, scale: 0.85, palette: ['#F3D69A', '#EBC67C', '#F7E0AE'] },
      ],
      count: 120,
      region: band(128, 130, Math.PI / 2, at(opening.x, opening.y + 12)),
      size: [8, 13],
      material: { ...MATERIALS.meat, bevel: 3.4, gloss: 0.55, ambient: 0.2, mottle: STAIN },
      apart: 9,
      cap: 7,
    }),
    empanada({ side: 'left', size: 138, spot: [opening.x - 42, opening.y + 2, 12] }),
    empanada({ side: 'right', size: 138, spot: [opening.x + 50, opening.y - 6, -16] }),
    heroes({
      part: eggSlice,
      size: 25,
      spots: [[opening.x + 2, opening.y - 20, 20]],
      material: MATERIALS.eggWhite,
    }),
    heroes({
      part: greenOlive,
      size: 22,
      spots: [[opening.x + 6, opening.y + 30, 40]],
      material: MATERIALS.citrus,
    }),
    scatter({
      part: dice,
      count: 7,
      region: disc(52, at(opening.x + 4, opening.y + 92)),
      size: [8, 12],
      palette: ['#A85A2C', '#BA6C3A', '#964A20'],
      material: { ...MATERIALS.meat, bevel: 3.4, gloss: 0.55, mottle: STAIN },
      apart: 22,
    }),
    scatter({
      part: crumb,
      count: 16,
      region: disc(250, at(40, 60)),
      size: [2, 4.5],
      material: MATERIALS.seeds,
      apart: 30,
    }),
  ],
  props: [
    heroes({
      part: greenOlive,
      size: 24,
      spots: [
        [66, 596, 10],
        [102, 636, 130],
        [52, 652, -70],
      ],
      material: { ...MATERIALS.citrus, ...onCloth },
    }),
    scatter({
      part: flake,
      count: 26,
      region: disc(40, at(906, 120)),
      size: [2, 4.5],
      material: { ...MATERIALS.seeds, ...lifted(2, '#160300', 0.5, 0) },
      apart: 7,
    }),
  ],
};
