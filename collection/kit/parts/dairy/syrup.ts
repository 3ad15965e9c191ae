import { material } from '../../material.ts';
import { MATERIALS } from '../../materials.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Entry, Part } from '../../picture.ts';
import {
  arcPoints,
  at,
  blobPoints,
  closed,
  group,
  num,
  open,
  path,
  place,
  polar,
} from '../../shape.ts';

interface Syrup {
  radius: number;
  /** Directions in degrees and lengths of what runs over the edge. */
  drips: readonly (readonly [number, number])[];
  strength?: number;
}

/** Syrup poured over: a wandering outline with drips, dark through its depth, bright at its rim. */
export function syrup(shape: Syrup): Entry {
  const { radius, drips, strength = 0.86 } = shape;
  const filter = material({
    ...MATERIALS.syrup,
    bevel: 4.5,
    height: 7,
    gloss: 1.7,
    exponent: 90,
    ambient: 0.2,
  });
  return ({ random }) => {
    const phase = random.angle();
    const points = Array.from({ length: 96 }, (_, index) => {
      const angle = (index / 96) * Math.PI * 2;
      const wave = 1 + 0.06 * Math.sin(angle * 3 + phase) + 0.035 * Math.sin(angle * 8 - phase);
      const drip = drips.reduce((sum, [degrees, length]) => {
        const away = Math.abs(
          Math.atan2(
            Math.sin(angle - (degrees * Math.PI) / 180),
            Math.cos(angle - (degrees * Math.PI) / 180),
          ),
        );
        return sum + length * Math.exp(-((away / 0.15) ** 4));
      }, 0);
      return polar(angle, radius * wave + drip);
    });
    const d = closed(points);
    return (
      group(
        { filter, opacity: strength },
        path(d, {
          fill: radial(
            [
              [0, '#A9480A'],
              [0.5, '#8A3003'],
              [0.85, '#6E2302'],
              [1, '#A9500F'],
            ],
            { cx: 0.5, cy: 0.5, r: 0.56 },
          ),
        }),
      ) +
      path(d, {
        fill: 'none',
        stroke: linear([
          [0, '#FFE2A0', 0.85],
          [0.4, '#FFC46A', 0.1],
          [0.65, '#FFC46A', 0.15],
          [1, '#FFD58A', 0.75],
        ]),
        'stroke-width': 2.6,
        transform: place(at(0, 0), 0, 0.988),
        filter: blur(0.8),
      })
    );
  };
}

/** A pool of syrup on the plate with the bright line that light draws through it. */
export const syrupPool: Part = (random, size) => {
  const outline = blobPoints(random, size, { points: 12, rough: 0.13, stretch: 1.2 });
  return {
    body: path(closed(outline), {
      fill: radial(
        [
          [0, '#7A2A03'],
          [0.7, '#9A400A'],
          [1, '#D0822C'],
        ],
        { cx: 0.4, cy: 0.4, r: 0.62 },
      ),
      'fill-opacity': 0.9,
    }),
    over: path(open(arcPoints(at(0, 0), size * 0.8, 0.2, 1.5, 10)), {
      fill: 'none',
      stroke: '#FFD991',
      'stroke-width': num(size * 0.05),
      'stroke-opacity': 0.8,
      'stroke-linecap': 'round',
      filter: blur(1.4),
    }),
    radius: size,
  };
};
