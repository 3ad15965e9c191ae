import { lit, shade, vary } from '../../colour.ts';
import { rounded, scaledPoints } from '../../generators/tone.ts';
import { GLAZES } from '../../glazes.ts';
import { blur, linear, patches, radial } from '../../paint.ts';
import type { Entry, Part } from '../../picture.ts';
import {
  arcPoints,
  at,
  blobPoints,
  circle,
  closed,
  ellipse,
  group,
  num,
  open,
  type Point,
  path,
  place,
  polar,
} from '../../shape.ts';

/** A braised thigh with its skin on: round and golden, the skin crisp and brown along its edge, the bone end at the left. */
export const chickenThigh: Part = (random, size, palette = ['#E09A30', '#D48C24', '#E8A840']) => {
  const colour = vary(random, random.pick(palette));
  const width = (t: number): number =>
    size * (0.2 + 0.56 * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.02)) ** 0.8 * (0.6 + 0.5 * t));
  const side = (sign: number) =>
    Array.from({ length: 12 }, (_, index) => {
      const t = index / 11;
      return at((t * 2 - 1) * size, sign * width(t) * random.between(0.97, 1.03));
    });
  const outline = [...side(-1), ...side(1).toReversed()];
  const wrinkle = (): string => {
    const x = random.between(-0.5, 0.7) * size;
    const y = random.between(-0.4, 0.4) * size;
    return `M${num(x)} ${num(y)}q${num(size * 0.12)} ${num(size * random.between(-0.1, 0.1))} ${num(size * 0.22)} ${num(size * random.between(-0.06, 0.06))}`;
  };
  return {
    body:
      circle(-size * 1.02, 0, size * 0.15, { fill: rounded('#EAD2A2') }) +
      path(closed(outline), { fill: '#9A4A10' }) +
      path(closed(scaledPoints(outline, 0.93)), {
        fill: radial([
          [0, lit(colour, 0.4)],
          [0.5, colour],
          [0.86, '#B4641A'],
          [1, '#8E430E'],
        ]),
        filter: blur(1.6),
      }) +
      Array.from({ length: 4 }, () =>
        path(
          closed(blobPoints(random, size * random.between(0.1, 0.2), { rough: 0.3, stretch: 1.4 })),
          {
            fill: '#8A3E0C',
            'fill-opacity': 0.4,
            transform: place(
              at(random.between(-0.2, 0.7) * size, random.between(-0.4, 0.45) * size),
            ),
            filter: blur(Math.round(size * 0.6) / 10),
          },
        ),
      ).join('') +
      path(Array.from({ length: 7 }, wrinkle).join(''), {
        fill: 'none',
        stroke: '#7A380C',
        'stroke-width': num(size * 0.022),
        'stroke-opacity': 0.45,
        'stroke-linecap': 'round',
      }),
    radius: size * 0.9,
  };
};

/** A round semolina loaf: domed, dusted with flour, pricked before the oven. */
export const khobz: Part = (random, size) => {
  const outline = blobPoints(random, size, { points: 18, rough: 0.014 });
  const inset = (share: number): string =>
    closed(outline.map((point) => at(point.x * share, point.y * share)));
  const dust = Array.from({ length: 260 }, () => {
    const spot = polar(random.angle(), size * Math.sqrt(random.next()) * 0.96);
    return circle(spot.x, spot.y, random.between(0.7, 1.9), {
      fill: '#FFF1CF',
      'fill-opacity': random.between(0.3, 0.8),
    });
  });
  const pricks = [
    at(0, 0),
    ...Array.from(
      { length: 6 },
      (_, index): Point => polar((index / 6) * Math.PI * 2 + 0.3, size * 0.5),
    ),
  ].map((spot) =>
    ellipse(spot.x, spot.y, size * 0.022, size * 0.017, { fill: '#6A360C', 'fill-opacity': 0.8 }),
  );
  return {
    body:
      path(inset(1), {
        fill: radial(
          [
            [0, '#DFA04A'],
            [0.55, '#D08E3A'],
            [0.84, '#E5B467'],
            [1, '#C48A42'],
          ],
          { cx: 0.5, cy: 0.5, r: 0.52 },
        ),
      }) +
      path(inset(0.9), {
        opacity: 0.55,
        filter: patches({ colour: '#9A5418', frequency: 0.018, gain: 4, cut: 2, soften: 3 }),
      }) +
      dust.join('') +
      pricks.join(''),
    radius: size,
  };
};

/**
 * The cone lid on its side beside the dish, seen from its tip: one flank in light, the other in shade, and the knob.
 */
export function tagineLid(centre: Point, radius: number): Entry {
  const [light, body, dark] = GLAZES.clay;
  const line = (share: number, width: number, colour: string, opacity = 0.9): string =>
    circle(0, 0, radius * share, {
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-opacity': opacity,
    });
  return ({ random }) => {
    const diamonds = Array.from({ length: 22 }, (_, index) => {
      const angle = (index / 22) * Math.PI * 2;
      const spot = polar(angle, radius * 0.72);
      return path(`M-9 0L0 -6.5L9 0L0 6.5Z`, {
        fill: '#F2D9A4',
        'fill-opacity': 0.85,
        transform: place(spot, angle + Math.PI / 2 + random.between(-0.04, 0.04)),
      });
    });
    return (
      circle(centre.x + 34, centre.y + 46, radius, {
        fill: '#160300',
        'fill-opacity': 0.46,
        filter: blur(18, 25),
      }) +
      circle(centre.x + 12, centre.y + 16, radius, {
        fill: '#160300',
        'fill-opacity': 0.5,
        filter: blur(6, 25),
      }) +
      group(
        { transform: place(centre) },
        circle(0, 0, radius, {
          fill: linear([
            [0, lit(light, 0.3)],
            [0.42, body],
            [0.62, dark],
            [1, shade(dark, 0.35)],
          ]),
        }),
        line(0.94, radius * 0.035, '#5A2408', 0.6),
        line(0.84, 3.4, '#F2D9A4'),
        line(0.6, 3.4, '#F2D9A4'),
        ...diamonds,
        circle(0, 0, radius, {
          fill: linear([
            [0, '#FFF3DC', 0.34],
            [0.4, '#FFF3DC', 0],
            [0.6, '#1A0500', 0.1],
            [1, '#1A0500', 0.5],
          ]),
        }),
        circle(0, 0, radius, {
          opacity: 0.22,
          filter: patches({ colour: '#4A1C06', frequency: 0.05, gain: 4, cut: 1.9 }),
        }),
        circle(radius * 0.08, radius * 0.11, radius * 0.27, {
          fill: '#2A0D04',
          'fill-opacity': 0.55,
          filter: blur(7),
        }),
        circle(0, 0, radius * 0.25, {
          fill: radial(
            [
              [0, lit(light, 0.45)],
              [0.5, body],
              [1, shade(dark, 0.2)],
            ],
            { cx: 0.34, cy: 0.3, r: 0.75 },
          ),
        }),
        circle(0, 0, radius * 0.12, {
          fill: 'none',
          stroke: '#5A2408',
          'stroke-opacity': 0.5,
          'stroke-width': 3,
        }),
        path(open(arcPoints(at(0, 0), radius * 0.18, 3.5, 4.6, 8)), {
          fill: 'none',
          stroke: '#FFF3DC',
          'stroke-opacity': 0.8,
          'stroke-width': radius * 0.03,
          'stroke-linecap': 'round',
          filter: blur(1.4),
        }),
        circle(0, 0, radius - 2, {
          fill: 'none',
          stroke: linear([
            [0, '#FFF3DC', 0.7],
            [0.4, '#FFF3DC', 0.1],
            [1, '#140500', 0.4],
          ]),
          'stroke-width': 4,
        }),
      )
    );
  };
}
