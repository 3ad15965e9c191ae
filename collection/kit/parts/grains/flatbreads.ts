import { lit, vary } from '../../colour.ts';
import { type Material, material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { disc, spread } from '../../place.ts';
import type { Random } from '../../random.ts';
import { at, blob, blobPoints, closed, group, type Point, path, place } from '../../shape.ts';

interface Baked {
  /** Base, pale and browned crust. */
  colours: readonly [string, string, string];
  /** Radii of the bubbles as shares of the size. */
  bubbles: readonly [count: number, low: number, high: number];
  /** Charred spots: how many, and how dark. */
  char: readonly [count: number, strength: number];
}

const BUBBLES: Material = {
  ...MATERIALS.flatbread,
  bevel: 7,
  height: 9,
  mottle: { colour: '#C98A42', strength: 0.3, frequency: 0.05 },
  ...lifted(1.2, '#5A2A08', 0.1, 0),
};

const NAAN: Baked = {
  colours: ['#EBC98D', '#F8E4B8', '#C48A43'],
  bubbles: [30, 0.1, 0.22],
  char: [30, 0.8],
};
const PITA: Baked = {
  colours: ['#EBCB92', '#F7E2B6', '#CF9A55'],
  bubbles: [11, 0.14, 0.32],
  char: [15, 0.34],
};

function writeSpots(
  random: Random,
  spots: readonly Point[],
  size: number,
  strength: number,
): string {
  return spots
    .map((spot) => {
      const reach = size * random.between(0.025, 0.07);
      const stain = blob(random, reach * 1.5, { rough: 0.3, stretch: random.between(0.8, 1.3) });
      const core = blob(random, reach * 0.8, { rough: 0.35, stretch: random.between(0.8, 1.3) });
      return group(
        { transform: place(at(spot.x + random.between(-3, 3), spot.y + random.between(-3, 3))) },
        path(stain, { fill: '#A65F1E', 'fill-opacity': 0.62 * strength, filter: blur(2.4) }),
        path(core, { fill: '#45200A', 'fill-opacity': strength, filter: blur(1.2) }),
      );
    })
    .join('');
}

/** A flatbread: an uneven outline, raised bubbles, and char on the bubbles. */
function flatbread(outlineOf: (random: Random, size: number) => Point[], baked: Baked): Part {
  const [count, low, high] = baked.bubbles;
  const [base, pale, brown] = baked.colours;
  return (random, size) => {
    const outline = outlineOf(random, size);
    const domes = spread(random, disc(size * 0.84), count, size * 0.15);
    // Most of the char sits on the bubbles, which come nearest to the fire.
    const burnt = [
      ...domes.slice(0, Math.round(baked.char[0] * 0.6)),
      ...spread(random, disc(size * 0.9), Math.round(baked.char[0] * 0.4), size * 0.12),
    ];
    const dome = (spot: Point): string => {
      const r = size * random.between(low, high);
      const colour = vary(random, base);
      return path(blob(random, r, { points: 7, rough: 0.16 }), {
        transform: place(spot),
        fill: radial(
          [
            [0, lit(colour, 0.3)],
            [0.4, lit(colour, 0.12), 0.8],
            [1, colour, 0],
          ],
          { cx: 0.5, cy: 0.5, r: 0.5 },
        ),
      });
    };
    return {
      body:
        path(closed(outline), {
          fill: radial(
            [
              [0, pale],
              [0.6, base],
              [0.9, lit(brown, 0.2)],
              [1, brown],
            ],
            { cx: 0.5, cy: 0.5, r: 0.56 },
          ),
        }) +
        group({ filter: material(BUBBLES) }, ...domes.map(dome)) +
        writeSpots(random, burnt, size, baked.char[1]),
      radius: size,
    };
  };
}

/** Naan: a teardrop slapped on the oven's wall, its tip to the right. */
export const naan: Part = flatbread((random, size) => {
  const points = blobPoints(random, size, { points: 14, rough: 0.035 });
  return points.map((point) => {
    const along = Math.max(0, (point.x / size + 1) / 2);
    return at(point.x * 1.2, point.y * (1.02 - 0.34 * along ** 1.6));
  });
}, NAAN);

/** Pita: round, soft, with a few large blisters. */
export const pita: Part = flatbread(
  (random, size) => blobPoints(random, size, { points: 16, rough: 0.02 }),
  PITA,
);
