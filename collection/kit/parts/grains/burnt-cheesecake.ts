import { lit, shade, vary } from '../../colour.ts';
import { blur, linear, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import {
  at,
  circle,
  group,
  num,
  type Point,
  path,
  polar,
  polygon,
  toRadians,
} from '../../shape.ts';

/** The slice is between these angles, on the right, so that the viewer sees both creamy faces. */
const FROM = toRadians(-20);
const TO = toRadians(24);
const AWAY = 0.56;
const STEPS = 72;

function arc(size: number, from: number, to: number): Point[] {
  return Array.from({ length: STEPS }, (_, index) => {
    const angle = from + ((to - from) * index) / (STEPS - 1);
    return polar(angle, size * (1 + 0.012 * Math.sin(angle * 9) + 0.008 * Math.sin(angle * 23)));
  });
}

const lower = (points: readonly Point[], by: number): Point[] =>
  points.map(({ x, y }) => at(x, y + by));

/** Returns the area between a line and the same line `deep` lower. */
const wall = (points: readonly Point[], deep: number): string =>
  polygon([...points, ...lower(points, deep).toReversed()]);

function top(random: Random, outline: readonly Point[], colour: string): string {
  const d = polygon([...outline]);
  return (
    path(d, {
      fill: radial(
        [
          [0, shade(colour, 0.25)],
          [0.6, colour],
          [0.86, lit(colour, 0.08)],
          [1, '#B0661C'],
        ],
        { cx: 0.48, cy: 0.48, r: 0.54 },
      ),
      stroke: '#C07A2C',
      'stroke-width': 3,
    }) +
    path(d, {
      opacity: 0.85,
      filter: patches({
        colour: '#2A0E04',
        frequency: 0.014,
        gain: 5,
        cut: 2.3,
        soften: 3,
        seed: 7 + Math.round(random.between(0, 40)),
      }),
    }) +
    path(d, {
      opacity: 0.55,
      filter: patches({ colour: '#B0621C', frequency: 0.03, gain: 5, cut: 3, soften: 2, seed: 81 }),
    })
  );
}

/** The inside: a thin burnt skin, then cream that is palest and softest in the middle. */
function cream(random: Random, from: Point, to: Point, deep: number): string {
  const line = [from, to];
  const pore = (): string => {
    const along = random.between(0.06, 0.96);
    const spot = at(
      from.x + (to.x - from.x) * along,
      from.y + (to.y - from.y) * along + deep * random.between(0.16, 0.9),
    );
    return circle(spot.x, spot.y, random.between(0.008, 0.02) * deep * 3, {
      fill: random.chance(0.5) ? '#E2BE78' : '#FFFBEA',
      'fill-opacity': 0.7,
    });
  };
  return (
    path(wall(line, deep), {
      fill: linear(
        [
          [0, '#F6D890'],
          [0.35, '#FFF1C8'],
          [0.7, '#FFF5D8'],
          [1, '#F0CF88'],
        ],
        [0, 0, 0, 1],
      ),
    }) +
    Array.from({ length: 34 }, pore).join('') +
    path(wall(line, deep * 0.1), { fill: '#8A4A14' }) +
    path(wall(lower(line, deep * 0.93), deep * 0.07), { fill: '#C99444' })
  );
}

/** A tall cheesecake with a burnt top, seen a little from the near side, one slice drawn out to the right. */
export const burntCheesecake: Part = (random, size, palette = ['#5E2408']) => {
  const colour = vary(random, palette[0] ?? '#5E2408');
  const deep = size * 0.3;
  const tip = at(0, 0);
  const rest = arc(size, TO, FROM + Math.PI * 2);
  const piece = arc(size, FROM, TO);
  const side = linear(
    [
      [0, '#A8601E'],
      [0.5, '#D69A48'],
      [1, '#8A4A14'],
    ],
    [0, 0, 1, 0],
  );
  const first = piece[0] ?? tip;
  const last = piece.at(-1) ?? tip;
  const away = polar((FROM + TO) / 2, size * AWAY);
  const near = rest.filter(({ y }) => y > -size * 0.1);
  return {
    body:
      cream(random, tip, first, deep) +
      path(wall(near, deep), { fill: side }) +
      top(random, [tip, ...rest], colour) +
      group(
        { transform: `translate(${num(away.x)} ${num(away.y)})` },
        path(polygon([tip, ...piece].map(({ x, y }) => at(x + 10, y + deep + 8))), {
          fill: '#2A1004',
          'fill-opacity': 0.45,
          filter: blur(7),
        }),
        path(wall(piece, deep), { fill: side }),
        cream(random, tip, last, deep),
        top(random, [tip, ...piece], colour),
      ),
    radius: size * 1.3,
  };
};
