import { board } from '../kit/board.ts';
import { tiles } from '../kit/cloth.ts';
import { heroes } from '../kit/entries.ts';
import { liquid } from '../kit/liquid.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { basil } from '../kit/parts/greens.ts';
import { bakedTone, flourDust, mozzarella, mozzarellaHalo, pizzaBase } from '../kit/parts/pizza.ts';
import type { Picture } from '../kit/picture.ts';
import { serving } from '../kit/serving.ts';
import { at } from '../kit/shape.ts';
import { vessel } from '../kit/vessel.ts';

const pools: readonly (readonly [number, number, number])[] = [
  [-120, -132, 20],
  [-14, -164, 70],
  [104, -126, 10],
  [-176, -24, 100],
  [-62, -40, 200],
  [44, -48, 40],
  [168, -10, 90],
  [-128, 92, 300],
  [-22, 74, 10],
  [86, 62, 160],
  [32, 168, 60],
  [-72, 182, 20],
  [146, 112, 240],
];

export const picture: Picture = {
  id: 'pizza-margherita',
  ground: tiles(),
  vessel: board({ centre: at(474, 360), radius: 312, handle: 36 }),
  food: [
    flourDust(300, 170),
    pizzaBase({ radius: 282, crust: 44 }),
    heroes({ part: mozzarellaHalo, size: 52, spots: pools }),
    heroes({
      part: mozzarella,
      size: 47,
      spots: pools,
      material: {
        ...MATERIALS.cheese,
        bevel: 9,
        height: 5.5,
        gloss: 0.55,
        ambient: 0.14,
        ...lifted(2, '#8A2A08', 0.3, 0.1),
      },
    }),
    heroes({
      part: basil,
      size: 40,
      palette: bakedTone,
      spots: [
        [-92, -78, 34],
        [40, -108, -60],
        [128, -60, 100],
        [-136, 28, -20],
        [8, 6, 150],
        [98, 12, 24],
        [-40, 128, 62],
        [88, 142, -40],
        [-8, 196, 10],
      ],
      material: { ...MATERIALS.herbs, gloss: 0.55, ...lifted(5, '#2A0602', 0.55, 0.2) },
    }),
  ],
  sides: [
    serving({
      vessel: vessel({
        centre: at(98, 606),
        radius: 74,
        rim: 0.11,
        wall: 0.05,
        glaze: 'white',
        bands: [{ at: 0.5, width: 0.04, colour: '#1F5DA8' }],
      }),
      base: liquid('oil', { drops: 12, sheen: 0.9 }),
      food: [],
    }),
  ],
  props: [
    heroes({
      part: basil,
      size: 50,
      spots: [
        [84, 96, -58],
        [112, 146, 14],
        [66, 158, 118],
      ],
      material: { ...MATERIALS.herbs, ...onCloth },
    }),
  ],
};
