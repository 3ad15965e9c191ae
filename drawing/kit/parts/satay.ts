import { lit, shade, vary } from '../colour.ts';
import { writeLayers } from '../entries.ts';
import type { Material } from '../material.ts';
import { MATERIALS } from '../materials.ts';
import { blur, linear, patches } from '../paint.ts';
import type { Entry, Part } from '../picture.ts';
import type { Random } from '../random.ts';
import {
  at,
  blobPoints,
  closed,
  group,
  num,
  open,
  type Point,
  path,
  place,
  toRadians,
} from '../shape.ts';

const TURMERIC = ['#DB8A1C', '#C87616', '#E59A2C', '#BC6A14'] as const;

/** One fold of a strip of chicken sewn on a stick, scorched where it stood proud of the coals. */
function fold(random: Random, size: number, palette: readonly string[]): string {
  const colour = vary(random, random.pick(palette));
  const outline = blobPoints(random, size, { points: 8, rough: 0.12, stretch: 0.84 });
  const scorch = Array.from({ length: random.whole(2, 4) }, () => {
    const y = random.between(-1, 1) * size * 0.95;
    return path(
      `M${num(-size * 0.5)} ${num(y)}q${num(size * 0.4)} ${num(random.between(-0.3, 0.3) * size)} ${num(size * random.between(0.6, 1.1))} ${num(random.between(-0.2, 0.2) * size)}`,
      {
        fill: 'none',
        stroke: '#33120A',
        'stroke-width': num(size * random.between(0.14, 0.3)),
        'stroke-opacity': random.between(0.45, 0.8),
        'stroke-linecap': 'round',
        filter: blur(1.2),
      },
    );
  });
  return (
    path(closed(outline), {
      fill: linear(
        [
          [0, shade(colour, 0.28)],
          [0.25, lit(colour, 0.2)],
          [0.65, colour],
          [1, shade(colour, 0.34)],
        ],
        [0, 0.1, 1, 0.3],
      ),
    }) +
    path(closed(outline.map((point) => at(point.x * 0.96, point.y * 0.96))), {
      opacity: 0.5,
      filter: patches({ colour: '#7A3A0C', frequency: 0.05, gain: 5, cut: 2.7 }),
    }) +
    path(open(outline.slice(1, 6).map((point) => at(point.x * 0.72, point.y * 0.72))), {
      fill: 'none',
      stroke: lit(colour, 0.55),
      'stroke-width': num(size * 0.06),
      'stroke-opacity': 0.5,
      'stroke-linecap': 'round',
    }) +
    scorch.join('')
  );
}

interface Skewers {
  /** Middle of the meat, then the direction of its tip in degrees. */
  spots: readonly (readonly [number, number, number])[];
  folds?: number;
  size?: number;
  /** Bare bamboo behind the meat. */
  handle?: number;
  material?: Material;
}

/** Skewers of folded chicken: sticks below, then folds laid like tiles, one lit layer for each. */
export function sataySkewers(look: Skewers): Entry {
  const { spots, folds = 9, size = 27, handle = 140 } = look;
  const step = size * 1.12;
  const long = step * (folds - 1);
  return ({ random }) => {
    const stick = `M${num(-long / 2 - handle)} -3.4L${num(long / 2 + size * 1.5)} -2.6L${num(long / 2 + size * 1.9)} 0L${num(long / 2 + size * 1.5)} 2.6L${num(-long / 2 - handle)} 3.4Z`;
    const sticks = spots.map(([x, y, turn]) => {
      const where = place(at(x, y), toRadians(turn));
      return (
        path(stick, {
          transform: `translate(8 12) ${where}`,
          fill: '#0C2206',
          'fill-opacity': 0.5,
          filter: blur(4, 200),
        }) +
        path(stick, {
          transform: where,
          fill: linear(
            [
              [0, '#FBE6B4'],
              [0.5, '#DDB36A'],
              [1, '#9A6C2C'],
            ],
            [0, 0, 0, 1],
          ),
        })
      );
    });
    const pieces = Array.from({ length: folds }, (_, index) =>
      spots.map(([x, y, turn]) => {
        const along = (index - (folds - 1) / 2) * step;
        const angle = toRadians(turn);
        const end = index === 0 || index === folds - 1 ? 0.8 : 1;
        const centre: Point = at(
          x + Math.cos(angle) * along - Math.sin(angle) * random.between(-3, 3),
          y + Math.sin(angle) * along + Math.cos(angle) * random.between(-3, 3),
        );
        const own = size * end * random.between(0.92, 1.1);
        return {
          centre,
          radius: own,
          body: group(
            { transform: place(centre, angle + random.between(-0.3, 0.3)) },
            fold(random, own, TURMERIC),
          ),
          over: '',
        };
      }),
    );
    const layers = pieces.map((row) => writeLayers(row, look.material ?? MATERIALS.glazed, 9, 0.4));
    return sticks.join('') + layers.join('');
  };
}

/** A quarter of a slice of white bread, toasted over coals: crust on two sides, brown face, bars. */
export const toastSquare: Part = (random, size) => {
  const corner = (x: number, y: number): Point =>
    at(x * size + random.between(-2, 2), y * size + random.between(-2, 2));
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const soft = closed(
    corners.flatMap((point, index) => {
      const near = (other: Point): Point =>
        at(point.x + (other.x - point.x) * 0.1, point.y + (other.y - point.y) * 0.1);
      return [
        near(corners[(index + 3) % 4] ?? point),
        point,
        near(corners[(index + 1) % 4] ?? point),
      ];
    }),
  );
  const [a, b, , d] = corners;
  const bars = [-0.55, 0, 0.55].map(
    (y) => `M${num(-size * 0.8)} ${num(y * size + 6)}L${num(size * 0.8)} ${num(y * size - 8)}`,
  );
  const crust = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return {
    body:
      path(soft, {
        fill: linear([
          [0, '#FBE3B0'],
          [0.5, '#F1C980'],
          [1, '#DDA655'],
        ]),
      }) +
      path(soft, {
        opacity: 0.7,
        filter: patches({ colour: '#B9712A', frequency: 0.03, gain: 4.5, cut: 2.5 }),
      }) +
      path(soft, {
        opacity: 0.55,
        filter: patches({ colour: '#FFF3D6', frequency: 0.1, gain: 6, cut: 3.6 }),
      }) +
      path(bars.join(''), {
        fill: 'none',
        stroke: '#6A3210',
        'stroke-width': num(size * 0.12),
        'stroke-opacity': 0.55,
        'stroke-linecap': 'round',
        filter: blur(2),
      }) +
      (a && b && d
        ? path(`M${num(d.x)} ${num(d.y)}L${num(a.x)} ${num(a.y)}L${num(b.x)} ${num(b.y)}`, {
            ...crust,
            stroke: '#A35F22',
            'stroke-width': num(size * 0.15),
          })
        : ''),
    radius: size * 1.1,
  };
};

/** A thin slice of red shallot: nested purple-edged rings, some broken into bows. */
export const shallot: Part = (random, size, palette = ['#9A3E6E', '#B45585', '#84305C']) => {
  const colour = vary(random, random.pick(palette));
  const squash = random.between(0.68, 0.95);
  const whole = random.chance(0.5);
  const ringAt = (share: number, index: number): string => {
    const from = whole ? 0 : random.between(-0.3, 0.3) + index * 0.1;
    const to = whole ? Math.PI * 2 : from + random.between(2.4, 3.6);
    const points = Array.from({ length: 15 }, (_, step) => {
      const angle = from + ((to - from) * step) / 14;
      return at(Math.cos(angle) * size * share, Math.sin(angle) * size * share * squash);
    });
    const line = { fill: 'none', 'stroke-linecap': 'round' };
    return (
      path(open(points), { ...line, stroke: colour, 'stroke-width': num(size * 0.17) }) +
      path(open(points.map((point) => at(point.x * 0.95, point.y * 0.95))), {
        ...line,
        stroke: '#F6DCEA',
        'stroke-width': num(size * 0.1),
      })
    );
  };
  return { body: [0.92, 0.66, 0.4].map(ringAt).join(''), radius: size };
};
