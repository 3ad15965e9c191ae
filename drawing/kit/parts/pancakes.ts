import { lit } from '../colour.ts';
import { material } from '../material.ts';
import { lifted, MATERIALS } from '../materials.ts';
import { blur, linear, patches, radial } from '../paint.ts';
import type { Entry, Part } from '../picture.ts';
import type { Random } from '../random.ts';
import {
  arcPoints,
  at,
  blobPoints,
  circle,
  closed,
  group,
  num,
  open,
  type Point,
  path,
  place,
  polar,
  tag,
} from '../shape.ts';

function round(random: Random, radius: number, rough: number): Point[] {
  const phase = random.angle();
  return Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    return polar(
      angle,
      radius *
        (1 + Math.sin(angle * 3 + phase) * rough + Math.sin(angle * 5 - phase) * rough * 0.6),
    );
  });
}

const grown = (points: readonly Point[], share: number): string =>
  closed(points.map((point) => at(point.x * share, point.y * share)));

interface Stack {
  radius: number;
  count: number;
}

/** A stack from above: pale soft edges, browned faces, each disc a little out of line. */
export function pancakeStack(stack: Stack): Entry {
  const filter = material({
    ...MATERIALS.flatbread,
    bevel: 11,
    height: 13,
    gloss: 0,
    ambient: 0.14,
    mottle: { colour: '#E0A552', strength: 0.3, frequency: 0.03 },
    ...lifted(9, '#3A1602', 0.55, 0.32),
  });
  return ({ random }) =>
    Array.from({ length: stack.count }, (_, index) => {
      const top = index === stack.count - 1;
      const left = stack.count - 1 - index;
      const where = at(
        (index % 2 === 0 ? 1 : -1) * random.between(7, 13) * (top ? 0 : 1) + left * 3.4,
        left * 7.6,
      );
      const outline = round(random, stack.radius * (1 + left * 0.012), 0.008);
      const face = {
        fill: radial(
          [
            [0, '#D58C34'],
            [0.55, '#C87A26'],
            [0.86, '#B4621A'],
            [1, '#C98540'],
          ],
          { cx: 0.5, cy: 0.5, r: 0.52 },
        ),
        filter: blur(1.6),
      };
      const pores = top
        ? Array.from({ length: 84 }, () => {
            const spot = polar(random.angle(), stack.radius * 0.9 * Math.sqrt(random.next()));
            return circle(spot.x, spot.y, random.between(0.8, 2.8), {
              fill: random.chance(0.6) ? '#7A3B0E' : '#E9B86E',
              'fill-opacity': random.between(0.25, 0.6),
            });
          }).join('')
        : '';
      return group(
        { transform: place(where) },
        group(
          { filter },
          path(closed(outline), {
            fill: radial(
              [
                [0, '#FBE0A6'],
                [0.9, '#F9D896'],
                [1, '#EDBE70'],
              ],
              { cx: 0.5, cy: 0.5, r: 0.51 },
            ),
          }),
        ),
        path(grown(outline, 0.945), face),
        top
          ? path(grown(outline, 0.93), {
              opacity: 0.6,
              filter: patches({ colour: '#8A430F', frequency: 0.017, gain: 4, cut: 2, soften: 2 }),
            }) +
              path(grown(outline, 0.93), {
                opacity: 0.55,
                filter: patches({
                  colour: '#E2A65A',
                  frequency: 0.03,
                  gain: 5,
                  cut: 2.8,
                  soften: 1.2,
                }),
              })
          : '',
        pores,
      );
    }).join('');
}

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

/** A pat of butter slumping into its own melt. */
export const butter: Part = (random, size) => {
  const half = size * 0.72;
  const box = (inset: number, attributes: Record<string, string | number>): string =>
    tag('rect', {
      x: num(inset - half),
      y: num(inset - half),
      width: num(2 * (half - inset)),
      height: num(2 * (half - inset)),
      rx: num(size * 0.12),
      ...attributes,
    });
  return {
    body:
      box(0, {
        fill: linear([
          [0, '#FFF0A8'],
          [0.5, '#FBDD72'],
          [1, '#E9BA44'],
        ]),
      }) +
      box(size * 0.1, {
        fill: linear([
          [0, '#FFF8CF'],
          [1, '#FCE58C'],
        ]),
      }) +
      path(
        `M${num(-half * 0.5)} ${num(-half * 0.2)}q${num(half * 0.4)} ${num(-half * 0.25)} ${num(half * 0.9)} 0`,
        {
          fill: 'none',
          stroke: lit('#F2CC58', 0.1),
          'stroke-width': num(size * 0.05),
          'stroke-opacity': 0.7,
          'stroke-linecap': 'round',
          transform: `rotate(${num(random.between(-10, 10))})`,
        },
      ),
    radius: size,
  };
};

/** The melt around the butter: blurred, clear yellow. */
export const butterMelt: Part = (random, size) => ({
  body: path(closed(blobPoints(random, size, { points: 10, rough: 0.2, stretch: 1.15 })), {
    fill: '#FFD75E',
    'fill-opacity': 0.7,
    filter: blur(4),
  }),
  radius: size,
});
