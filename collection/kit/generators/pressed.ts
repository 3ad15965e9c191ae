import { lit, shade, vary } from '../colour.ts';
import { blur, patches, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import type { Random } from '../random.ts';
import { at, blob, closed, ellipse, num, type Point, path, place, polygon } from '../shape.ts';

interface Pressed {
  crust: string;
  brown: string;
  /** Layers of the cut from the top down: colour, share of the cut, and optionally drips or rounds. */
  layers: readonly (readonly [colour: string, share: number, kind?: 'drip' | 'rounds'])[];
}

const TOP = at(1, -0.56);
const FOOT = at(0.3, 0.56);
/** Height of the cut side, as a share of the size. */
const CUT = 0.42;

/** Returns a point on the diagonal cut, `along` it from its top and `out` of it. */
function onCut(along: number, out: number, size: number): Point {
  const slope = at(FOOT.x - TOP.x, FOOT.y - TOP.y);
  const long = Math.hypot(slope.x, slope.y);
  return at(
    size * (TOP.x + slope.x * along + (slope.y / long) * out),
    size * (TOP.y + slope.y * along - (slope.x / long) * out),
  );
}

function band(random: Random, size: number, from: number, to: number, rough: number): string {
  const line = (out: number): Point[] =>
    Array.from({ length: 16 }, (_, index) =>
      onCut(index / 15, out + random.between(-rough, rough), size),
    );
  return polygon([...line(from), ...line(to).toReversed()]);
}

/**
 * Half of a pressed sandwich, cut diagonally and tilted towards the cut: a flat crust with griddle marks, and the
 * layers.
 */
export const pressed =
  (look: Pressed): Part =>
  (random, size) => {
    const crust = vary(random, look.crust);
    const outline = closed(
      [
        [1, -0.56],
        [1, -0.56],
        [0.4, -0.57],
        [-0.4, -0.57],
        [-0.82, -0.5],
        [-0.99, -0.2],
        [-0.99, 0.2],
        [-0.82, 0.5],
        [-0.4, 0.57],
        [0.3, 0.56],
        [0.3, 0.56],
        [0.65, 0],
      ].map(([x = 0, y = 0]) =>
        at(size * (x + random.between(-0.012, 0.012)), size * (y + random.between(-0.012, 0.012))),
      ),
    );
    let from = 0;
    const layers = look.layers.map(([colour, share, kind]) => {
      const start = from;
      from += share * CUT;
      const fill = vary(random, colour);
      const rough = kind === 'drip' ? 0.05 : 0.022;
      const rounds =
        kind === 'rounds'
          ? Array.from({ length: 6 }, (_, index) => {
              const spot = onCut(
                (index + 0.6 + random.between(-0.15, 0.15)) / 6.2,
                (start + from) / 2,
                size,
              );
              return ellipse(0, 0, size * 0.1, size * 0.05, {
                fill: lit(fill, 0.25),
                stroke: shade(fill, 0.35),
                'stroke-width': num(size * 0.018),
                transform: place(spot, 2.14 + random.between(-0.15, 0.15)),
              });
            }).join('')
          : '';
      const bits = Array.from({ length: 12 }, () =>
        path(
          blob(random, size * random.between(0.014, 0.04), { points: 7, rough: 0.3, stretch: 1.6 }),
          {
            fill: random.chance(0.5) ? lit(fill, 0.2) : shade(fill, 0.2),
            'fill-opacity': 0.7,
            transform: place(
              onCut(random.between(0.04, 0.96), random.between(start, from), size),
              2.14,
            ),
          },
        ),
      ).join('');
      return path(band(random, size, start - 0.02, from + 0.02, rough), { fill }) + bits + rounds;
    });
    const mark = (index: number): string => {
      const x = size * (-0.86 + index * 0.24);
      return `M${num(x)} ${num(-size * 0.5)}L${num(x + size * 0.06)} ${num(size * 0.5)}`;
    };
    return {
      body:
        layers.join('') +
        path(outline, {
          fill: radial(
            [
              [0, lit(crust, 0.16)],
              [0.7, crust],
              [1, shade(crust, 0.3)],
            ],
            { cx: 0.42, cy: 0.4, r: 0.64 },
          ),
        }) +
        path(outline, {
          opacity: 0.7,
          filter: patches({ colour: look.brown, frequency: 0.018, gain: 4.4, cut: 2, soften: 1.6 }),
        }) +
        path(Array.from({ length: 6 }, (_, index) => mark(index)).join(''), {
          fill: 'none',
          stroke: shade(look.brown, 0.45),
          'stroke-width': num(size * 0.06),
          'stroke-opacity': 0.6,
          'stroke-linecap': 'round',
          filter: blur(1.6),
        }),
      radius: size,
    };
  };
