import { tiles } from '../kit/cloth.ts';
import { heroes, scatter } from '../kit/entries.ts';
import { liquid, veil } from '../kit/liquid.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { mince } from '../kit/parts/crumbs.ts';
import { greenOlive } from '../kit/parts/fillings.ts';
import { parsley, sprig } from '../kit/parts/herbs.ts';
import { pepperStrip } from '../kit/parts/peppers.ts';
import { chickenThigh, khobz, tagineLid } from '../kit/parts/tagine.ts';
import type { Picture } from '../kit/picture.ts';
import { disc, ring } from '../kit/place.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const BAKED = { colour: '#A8601C', strength: 0.3, frequency: 0.02 };
const PRESERVED_LEMON = ['#F9D93A', '#F4CB22', '#FCE568'];

export const picture: Picture = {
  id: 'chicken-tagine',
  ground: tiles(),
  vessel: vessel({
    centre: at(402, 368),
    radius: 298,
    rim: 0.11,
    wall: 0.035,
    glaze: 'clay',
    noise: 0.14,
    bands: [{ at: 0.46, width: 0.014, colour: '#F2D9A4' }],
  }),
  base: liquid('coconut', { drops: 60, drop: '#E08A12', sheen: 0.8 }),
  food: [
    scatter({
      part: mince,
      count: 230,
      region: disc(246),
      size: [5, 12],
      palette: ['#EDBE5E', '#E3AC42', '#F4D07C', '#D99A30'],
      material: { ...MATERIALS.wet, height: 4, gloss: 0.7, ...lifted(2.4, '#7A3E06', 0.5, 0.12) },
      apart: 7,
      cap: 6,
    }),
    veil('coconut', 0.5),
    heroes({
      part: chickenThigh,
      size: 76,
      spots: [
        [-122, -124, 40],
        [54, -152, 108],
        [168, -26, 168],
        [106, 138, 226],
        [-70, 150, -64],
        [-162, 28, -10],
        [4, -4, 24],
      ],
      material: {
        ...MATERIALS.glazed,
        bevel: 12,
        height: 17,
        tamp: 0.12,
        grain: 0.04,
        gloss: 1.1,
        ambient: 0.16,
        mottle: { colour: '#8A3E0A', strength: 0.3, frequency: 0.03 },
        ...lifted(8, '#4A1E02', 0.55, 0.25),
      },
    }),
    scatter({
      part: mince,
      count: 44,
      region: disc(210),
      size: [4, 8],
      palette: ['#F2CC74', '#E9B850'],
      material: { ...MATERIALS.wet, height: 4, gloss: 0.7, ...lifted(2, '#7A3E06', 0.4, 0.1) },
      apart: 22,
      cap: 2,
    }),
    scatter({
      part: pepperStrip,
      count: 20,
      region: disc(206),
      size: [34, 44],
      palette: PRESERVED_LEMON,
      material: { ...MATERIALS.citrus, height: 6, ...lifted(4, '#5A2C02', 0.5, 0.16) },
      apart: 62,
      cap: 3,
    }),
    scatter({
      part: greenOlive,
      count: 17,
      region: ring(40, 216),
      size: [17, 21],
      material: { ...MATERIALS.citrus, ...lifted(5, '#3A1E02', 0.55, 0.2) },
      apart: 66,
      cap: 3,
    }),
    scatter({
      part: parsley,
      count: 30,
      region: disc(210),
      size: [14, 21],
      material: MATERIALS.herbs,
      apart: 36,
      cap: 3,
    }),
  ],
  sides: [
    tagineLid(at(880, 172), 176),
    heroes({
      part: khobz,
      size: 150,
      spots: [[862, 560, 0]],
      material: {
        ...MATERIALS.crust,
        bevel: 22,
        height: 22,
        tamp: 0.05,
        mottle: BAKED,
        ...onCloth,
      },
    }),
  ],
  props: [
    heroes({
      part: greenOlive,
      size: 22,
      spots: [
        [60, 116, 10],
        [100, 88, 150],
      ],
      material: { ...MATERIALS.citrus, ...onCloth },
    }),
    heroes({
      part: sprig(parsley),
      size: 76,
      spots: [[82, 624, -38]],
      material: { ...MATERIALS.herbs, ...onCloth },
    }),
  ],
};
