import { mix, shade } from '../../colour.ts';
import { type Material, material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import type { Random } from '../../random.ts';
import {
  at,
  blob,
  closed,
  group,
  num,
  type Point,
  path,
  place,
  ribbon,
  toRadians,
} from '../../shape.ts';

const CRUST = { pale: '#F6D488', gold: '#E89A34', brown: '#94480F' };
const CHEESE = { pale: '#FFEBBE', gold: '#F5C468', brown: '#B9701E', burnt: '#7E420E' };
const ROLLED: Material = {
  ...MATERIALS.crust,
  bevel: 15,
  height: 24,
  tamp: 0.05,
  ambient: 0.2,
  gloss: 0.22,
  exponent: 14,
  mottle: { colour: '#A8560F', strength: 0.45, frequency: 0.018 },
  ...lifted(8, '#2A1002', 0.6, 0.3),
};
const MOLTEN: Material = {
  ...MATERIALS.cheese,
  bevel: 6,
  height: 8,
  gloss: 0.9,
  ambient: 0.2,
  mottle: { colour: '#EDBE60', strength: 0.4, frequency: 0.02 },
};

const STEPS = 22;

/** Half the width of the boat at `along`, -1 and 1 at its points. */
const outer = (along: number): number => 0.035 + 0.49 * (1 - Math.abs(along) ** 1.9) ** 0.95;
const inner = (along: number): number => 0.32 * (1 - along ** 2) ** 0.66;

function boat(random: Random, size: number, long: number, half: (along: number) => number) {
  const side = (sign: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, index) => {
      const along = (index / STEPS) * 2 - 1;
      return at(along * long * size, sign * half(along) * size * random.between(0.97, 1.03));
    });
  return [...side(-1), ...side(1).toReversed()];
}

interface Boat {
  /** Half its length. */
  size: number;
  /** Degrees. */
  turn: number;
}

/** The lower half of an Adjarian khachapuri: dough under a lake of molten cheese. What floats comes between it and the rim. */
export function khachapuriLake({ size, turn }: Boat): Entry {
  const where = place(at(0, 0), toRadians(turn));
  return ({ random }) => {
    const lake = closed(boat(random, size, 0.8, (along) => inner(along) * 1.12));
    const scorch = (colour: string, most: number): string => {
      const along = random.between(-0.92, 0.92);
      const spot = at(along * 0.72 * size, random.between(-0.94, 0.94) * inner(along) * size);
      const reach = size * random.between(0.012, most);
      return path(blob(random, reach, { rough: 0.3, stretch: 1.3 }), {
        fill: colour,
        'fill-opacity': random.between(0.4, 0.75),
        transform: place(spot, random.angle()),
        filter: blur(2.2),
      });
    };
    return (
      group(
        { filter: material(ROLLED) },
        path(closed(boat(random, size, 1, (along) => outer(along) * 0.94)), {
          transform: where,
          fill: CRUST.brown,
        }),
      ) +
      group(
        { filter: material(MOLTEN) },
        path(lake, {
          transform: where,
          fill: radial(
            [
              [0, CHEESE.pale],
              [0.5, mix(CHEESE.pale, CHEESE.gold, 0.4)],
              [1, CHEESE.gold],
            ],
            { cx: 0.5, cy: 0.5, r: 0.5 },
          ),
        }),
      ) +
      group(
        { transform: where },
        path(lake, {
          opacity: 0.5,
          filter: patches({
            colour: CHEESE.brown,
            frequency: 0.018,
            gain: 4.4,
            cut: 2.4,
            soften: 2.4,
          }),
        }),
      ) +
      group(
        { transform: where },
        ...Array.from({ length: 30 }, () => scorch(CHEESE.brown, 0.045)),
        ...Array.from({ length: 16 }, () => scorch(CHEESE.burnt, 0.024)),
      )
    );
  };
}

/** The rolled rim with its two twisted points. */
export function khachapuriRim({ size, turn }: Boat): Entry {
  const where = place(at(0, 0), toRadians(turn));
  return ({ random }) => {
    const hull = closed(boat(random, size, 1.02, outer));
    const hole = closed(boat(random, size, 0.72, inner));
    const crest = closed(boat(random, size, 0.85, (t) => (outer(t * 0.86) + inner(t)) / 2));
    /** A fold of the twisted point, from the lower edge up to the crest. */
    const fold = (end: number, along: number): string => {
      const half = outer(along) * size * 0.9;
      const x = end * along * size;
      const line = Array.from({ length: 7 }, (_, index) => {
        const up = index / 6;
        return at(x + end * half * 0.5 * Math.sin(up * Math.PI), half * (1 - 1.7 * up));
      });
      return path(
        ribbon(line, (up) => size * 0.012 * Math.sin(Math.PI * (0.05 + up * 0.9))),
        { fill: shade(CRUST.brown, 0.3), 'fill-opacity': 0.6, filter: blur(2) },
      );
    };
    const blister = (): string => {
      const along = random.between(-0.94, 0.94);
      const middle = (outer(along) + inner(along)) / 2;
      const spot = at(along * 0.86 * size, random.sign() * middle * size * random.around(1, 0.1));
      return path(blob(random, size * random.between(0.008, 0.022), { rough: 0.3 }), {
        fill: shade(CRUST.brown, 0.3),
        'fill-opacity': random.between(0.3, 0.6),
        transform: place(spot),
        filter: blur(1.4),
      });
    };
    return (
      group(
        { filter: material(ROLLED) },
        path(hull + hole, {
          transform: where,
          'fill-rule': 'evenodd',
          fill: radial(
            [
              [0, CRUST.pale],
              [0.6, mix(CRUST.gold, CRUST.pale, 0.25)],
              [1, mix(CRUST.gold, CRUST.brown, 0.35)],
            ],
            { cx: 0.5, cy: 0.5, r: 0.52 },
          ),
        }),
      ) +
      group(
        { transform: where },
        path(crest, {
          fill: 'none',
          stroke: CRUST.brown,
          'stroke-width': num(size * 0.1),
          'stroke-opacity': 0.5,
          filter: blur(8),
        }),
        ...[-1, 1].flatMap((end) => [0.8, 0.89, 0.96].map((along) => fold(end, along))),
        ...Array.from({ length: 26 }, blister),
      )
    );
  };
}
