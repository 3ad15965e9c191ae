import { material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { blur, patches } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import { at, blobPoints, circle, closed, group, type Point, path, place } from '../../shape.ts';

interface Pool {
  at: readonly [number, number];
  radius: number;
  stretch?: number;
  turn?: number;
}

/** Hot butter reddened with chilli: clear orange at the thin edge, deep red in the middle. */
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
