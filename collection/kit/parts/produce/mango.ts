import { lit, shade, vary } from '../../colour.ts';
import { type Material, material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { radial } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import { at, closed, group, num, type Point, path } from '../../shape.ts';

const FLESH = ['#FBB02C', '#F8A41C', '#FDC24E'] as const;
const SKIN: Material = { ...MATERIALS.citrus, bevel: 10, height: 11, ...lifted(8, '#1E0A02', 0.5) };
const CUBES: Material = {
  ...MATERIALS.citrus,
  bevel: 3.4,
  height: 6,
  gloss: 0.8,
  ...lifted(4, '#8A3A04', 0.6, 0.2),
};

interface Hedgehog {
  centre: Point;
  /** Half of its length. */
  size: number;
  /** Degrees. */
  turn?: number;
}

/** Half a mango, scored in cubes and turned inside out. */
export function mangoHedgehog({ centre, size, turn = 0 }: Hedgehog): Entry {
  const oval = (share: number): string =>
    closed(
      Array.from({ length: 24 }, (_, index) => {
        const angle = (index / 24) * Math.PI * 2;
        /** One end is slimmer. */
        const narrow = 1 - 0.14 * Math.cos(angle);
        return at(Math.cos(angle) * size * share, Math.sin(angle) * size * 0.7 * narrow * share);
      }),
    );
  return ({ random }) => {
    const cubes: string[] = [];
    for (let column = -4; column <= 4; column += 1) {
      for (let row = -3; row <= 3; row += 1) {
        const x = column / 4.4;
        const y = row / 3.2;
        const far = Math.hypot(x, y * (1 + 0.14 * x));
        if (far > 1) continue;
        /** Turning it out spreads the cubes towards the edge. */
        const spread = 0.88 + 0.1 * far;
        const half = size * 0.1 * (1 - 0.16 * far);
        const colour = vary(random, random.pick(FLESH));
        cubes.push(
          path(
            `M${num(-half)} ${num(-half)}h${num(half * 2)}v${num(half * 2)}h${num(-half * 2)}Z`,
            {
              fill: radial([
                [0, lit(colour, 0.3)],
                [0.7, colour],
                [1, shade(colour, 0.12)],
              ]),
              stroke: colour,
              'stroke-width': num(half * 0.3),
              'stroke-linejoin': 'round',
              transform: `translate(${num(x * size * spread)} ${num(y * size * 0.7 * spread)}) rotate(${num(random.between(-5, 5))})`,
            },
          ),
        );
      }
    }
    return group(
      { transform: `translate(${num(centre.x)} ${num(centre.y)}) rotate(${num(turn)})` },
      path(oval(1.14), {
        filter: material(SKIN),
        fill: radial([
          [0, '#F0A41E'],
          [0.72, '#E8901C'],
          [0.86, '#D8602A'],
          [1, '#8E9A34'],
        ]),
      }),
      path(oval(1.02), { fill: '#D87410' }),
      group({ filter: material(CUBES) }, ...cubes),
    );
  };
}

/** A whole ripe mango with a red cheek and the stub of its stalk. */
export function wholeMango({ centre, size, turn = 0 }: Hedgehog): Entry {
  const outline = closed(
    Array.from({ length: 24 }, (_, index) => {
      const angle = (index / 24) * Math.PI * 2;
      const beak = 0.1 * Math.max(0, Math.cos(angle - 0.5)) ** 3;
      return at(
        Math.cos(angle) * size * (1 + beak),
        Math.sin(angle) * size * (0.74 - 0.1 * Math.cos(angle)),
      );
    }),
  );
  return () =>
    group(
      { transform: `translate(${num(centre.x)} ${num(centre.y)}) rotate(${num(turn)})` },
      path(outline, {
        filter: material({ ...SKIN, bevel: 26, height: 22, ...lifted(12, '#1E0A02', 0.5) }),
        fill: radial(
          [
            [0, '#FCC640'],
            [0.45, '#F6A628'],
            [0.75, '#E2622A'],
            [1, '#B93A28'],
          ],
          { cx: 0.7, cy: 0.42, r: 0.72 },
        ),
      }),
      path(`M${num(-size * 0.98)} 0l${num(-size * 0.12)} ${num(-size * 0.05)}`, {
        stroke: '#5E4A1E',
        'stroke-width': num(size * 0.09),
        'stroke-linecap': 'round',
      }),
    );
}
