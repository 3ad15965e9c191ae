import { dots } from '../kit/cloth.ts';
import { heroes, scatter, toss } from '../kit/entries.ts';
import { lifted, MATERIALS, onCloth } from '../kit/materials.ts';
import { blur } from '../kit/paint.ts';
import { baconBit } from '../kit/parts/bacon.ts';
import {
  avocadoDice,
  blueCheese,
  chickenDice,
  chive,
  choppedEgg,
  cress,
  lettuceRibbon,
  tomatoDice,
} from '../kit/parts/cobb.ts';
import type { Part, Picture } from '../kit/picture.ts';
import type { Region } from '../kit/place.ts';
import { platter } from '../kit/platter.ts';
import { at, ellipse } from '../kit/shape.ts';

const REACH = [366, 226] as const;
const LEAN = 0.16;

/** The oval that the greens cover. */
const oval: Region = (random) => {
  const angle = random.angle();
  const share = Math.sqrt(random.next());
  return at(Math.cos(angle) * REACH[0] * share, Math.sin(angle) * REACH[1] * share);
};

/** The n-th of six leaning rows, kept inside the oval so that a green rim stays free. */
const row =
  (index: number): Region =>
  (random) => {
    for (;;) {
      const y = random.between(-206, 206);
      const x = (index - 2.5) * 106 + random.between(-43, 43) - y * LEAN;
      if ((x / (REACH[0] - 22)) ** 2 + (y / (REACH[1] - 20)) ** 2 < 1) return at(x, y);
    }
  };

const heap = (
  index: number,
  part: Part,
  size: readonly [number, number],
  look: (typeof MATERIALS)[keyof typeof MATERIALS],
  apart = 13,
) =>
  scatter({
    part,
    count: 150,
    region: row(index),
    size,
    material: look,
    apart,
    cap: 7,
    touch: 0.7,
  });

const greens = (count: number, size: readonly [number, number]) =>
  toss({
    parts: [
      { part: lettuceRibbon, share: 6 },
      { part: cress, share: 1, scale: 0.46 },
    ],
    count,
    region: oval,
    size,
    material: { ...MATERIALS.herbs, gloss: 0.5, ...lifted(4, '#12300A') },
    apart: 18,
    cap: 7,
    touch: 0.5,
  });

export const picture: Picture = {
  id: 'cobb-salad',
  ground: dots(),
  vessel: platter({ reach: [428, 280], rim: 46, glaze: 'white', band: '#2E6FB0' }),
  food: [
    () => ellipse(0, 0, REACH[0] - 14, REACH[1] - 14, { fill: '#3F7A26', filter: blur(9) }),
    greens(300, [24, 36]),
    greens(300, [26, 38]),
    heap(0, chickenDice, [14, 18], {
      ...MATERIALS.curd,
      bevel: 2.2,
      height: 4,
      ...lifted(4, '#6E4314'),
    }),
    heap(1, baconBit, [9, 15], { ...MATERIALS.meat, bevel: 2.6, height: 5 }, 11),
    heap(2, choppedEgg, [13, 18], {
      ...MATERIALS.eggWhite,
      bevel: 2.2,
      height: 3.6,
      ...lifted(4, '#7A4A14'),
    }),
    heap(3, tomatoDice, [14, 18], { ...MATERIALS.wet, bevel: 2.2, height: 4 }),
    heap(4, avocadoDice, [14, 19], {
      ...MATERIALS.eggWhite,
      bevel: 2.2,
      height: 4,
      ...lifted(4, '#2E3A08'),
    }),
    heap(
      5,
      blueCheese,
      [10, 17],
      { ...MATERIALS.curd, bevel: 3.4, height: 6, ...lifted(4, '#5A4A1C') },
      12,
    ),
    scatter({
      part: chive,
      count: 90,
      region: oval,
      size: [5, 7.5],
      material: MATERIALS.seeds,
      apart: 22,
      cap: 2,
    }),
  ],
  props: [
    heroes({
      part: cress,
      size: 24,
      spots: [
        [64, 640, -30],
        [104, 672, 40],
      ],
      material: { ...MATERIALS.herbs, ...onCloth },
    }),
  ],
};
