import { type Material, material } from '../material.ts';
import { lifted, MATERIALS } from '../materials.ts';
import { blur, patches, radial } from '../paint.ts';
import type { Entry } from '../picture.ts';
import {
  arcPoints,
  at,
  blobPoints,
  circle,
  closed,
  group,
  type Point,
  path,
  place,
  ribbon,
} from '../shape.ts';

const THICK: Material = {
  ...MATERIALS.eggWhite,
  bevel: 13,
  height: 13,
  tamp: 0.04,
  gloss: 0.45,
  exponent: 22,
  ambient: 0.08,
  ...lifted(3, '#9A6A34', 0.36, 0.12),
};

/** Thick strained yogurt spread in a plate: soft waves left by the back of a spoon. */
export function yogurtBed(radius: number): Entry {
  return ({ random }) => {
    const edge = blobPoints(random, radius, { points: 24, rough: 0.012 });
    const waves = Array.from({ length: 11 }, (_, index) => {
      const from = (index / 11) * Math.PI * 2 + random.between(-0.2, 0.2);
      const reach = radius * (index % 2 === 0 ? 0.84 : 0.62) * random.between(0.95, 1.04);
      const line = arcPoints(at(0, 0), reach, from, from + random.between(0.8, 1.3), 12).map(
        (point, step) => at(point.x * (1 - step * 0.008), point.y * (1 - step * 0.008)),
      );
      const wide = radius * random.between(0.05, 0.085);
      return path(
        ribbon(line, (along) => wide * Math.sin(along * Math.PI) ** 1.1 + 0.8),
        { fill: '#FBF3E2' },
      );
    });
    const filter = material({
      ...THICK,
      height: 5,
      ambient: 0.2,
      ...lifted(1.6, '#B0824A', 0.24, 0.08),
    });
    return (
      group(
        { filter: material({ ...THICK, bevel: 16, height: 15 }) },
        path(closed(edge), {
          fill: radial(
            [
              [0, '#F6EBD6'],
              [0.75, '#F9F0DE'],
              [1, '#FDF6E8'],
            ],
            { cx: 0.5, cy: 0.5, r: 0.52 },
          ),
        }),
      ) +
      [0, 1, 2]
        .map((turn) => group({ filter }, ...waves.filter((_, index) => index % 3 === turn)))
        .join('')
    );
  };
}

interface Pool {
  at: readonly [number, number];
  radius: number;
  stretch?: number;
  turn?: number;
}

/** Hot butter reddened with chilli: clear orange at its edge, deep red where it lies deep. */
export function chilliButter(pools: readonly Pool[]): Entry {
  return ({ random }) => {
    const drawn = pools.map((pool) => {
      const points: Point[] = blobPoints(random, pool.radius, {
        points: 16,
        rough: 0.11,
        stretch: pool.stretch ?? 1,
      });
      const where = place(at(...pool.at), pool.turn ?? 0);
      return {
        where,
        d: closed(points),
        core: closed(points.map((point) => at(point.x * 0.78, point.y * 0.78))),
      };
    });
    const all = (fill: string, opacity: number, core = false): string =>
      drawn
        .map(({ where, d, core: inner }) =>
          path(core ? inner : d, { fill, 'fill-opacity': opacity, transform: where }),
        )
        .join('');
    return (
      group({ filter: blur(6) }, all('#F7A54E', 0.8)) +
      group(
        {
          filter: material({
            ...MATERIALS.syrup,
            bevel: 3,
            height: 2.4,
            gloss: 1.1,
            exponent: 30,
            ambient: 0.16,
            ...lifted(0.6, '#C8641C', 0.4, 0.1),
          }),
        },
        all('#E4661A', 0.9),
      ) +
      group({ filter: blur(7) }, all('#B3200A', 0.85, true)) +
      group(
        {
          opacity: 0.55,
          filter: patches({ colour: '#F08A2C', frequency: 0.03, gain: 5, cut: 2.6, soften: 1 }),
        },
        all('#000000', 1),
      ) +
      drawn
        .map(({ where }, index) => {
          const r = (pools[index]?.radius ?? 20) * 0.6;
          return group(
            { transform: where },
            circle(-r * 0.5, -r * 0.55, Math.max(1.6, r * 0.07), {
              fill: '#FFF3DC',
              'fill-opacity': 0.75,
              filter: blur(0.7),
            }),
          );
        })
        .join('')
    );
  };
}
