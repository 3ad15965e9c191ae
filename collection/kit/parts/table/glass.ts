import { lit, mix, shade } from '../../colour.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import type { Random } from '../../random.ts';
import {
  arcPoints,
  at,
  circle,
  closed,
  ellipse,
  group,
  num,
  open,
  type Point,
  path,
} from '../../shape.ts';

interface TallGlass {
  /** Centre of the rim. */
  rim: Point;
  radius: number;
  /** How far below the rim the foot shows, and in which direction, in degrees from straight down. */
  tall: number;
  lean?: number;
  /** Base, dark and light of the drink. */
  drink: readonly [string, string, string];
}

/** A tapering glass of a thick drink, seen from high above and a little in front, so that its side shows. */
export function tallGlass(look: TallGlass): Entry {
  const { rim, radius, tall, lean = 0, drink } = look;
  const [base, dark, light] = drink;
  const foot = radius * 0.66;
  /** Both sides touch the circles of rim and foot. */
  const tilt = Math.asin((radius - foot) / tall);
  const side = (share: number): string =>
    closed([
      ...arcPoints(at(0, 0), radius * share, Math.PI - tilt, 2 * Math.PI + tilt, 18),
      ...arcPoints(at(0, tall), foot * share, tilt, Math.PI - tilt, 14),
    ]);
  const froth = (random: Random): string =>
    Array.from({ length: 46 }, () => {
      const angle = random.between(0, Math.PI * 2);
      const far = radius * random.between(0.72, 0.87);
      return circle(Math.cos(angle) * far, Math.sin(angle) * far, random.between(1.4, 4.6), {
        fill: lit(light, random.between(0.1, 0.5)),
        'fill-opacity': 0.85,
        stroke: dark,
        'stroke-width': 0.7,
        'stroke-opacity': 0.5,
      });
    }).join('');
  return ({ random }) =>
    group(
      { transform: `translate(${num(rim.x)} ${num(rim.y)})` },
      group(
        { transform: `rotate(${num(lean)})` },
        ellipse(radius * 0.2, tall + foot * 0.25, foot * 1.35, foot * 1.05, {
          fill: '#1E0A02',
          'fill-opacity': 0.55,
          filter: blur(14),
        }),
        path(side(1), {
          fill: linear(
            [
              [0, shade('#E9EFEA', 0.25)],
              [0.12, '#FFFFFF'],
              [0.5, '#EAF0EC'],
              [1, shade('#D3DCD8', 0.3)],
            ],
            [0, 0, 1, 0],
          ),
        }),
        path(side(0.93), {
          fill: linear(
            [
              [0, dark],
              [0.2, base],
              [0.4, light],
              [0.7, base],
              [1, shade(dark, 0.2)],
            ],
            [0, 0, 1, 0],
          ),
        }),
        ellipse(0, tall + foot * 0.62, foot * 0.72, foot * 0.26, {
          fill: '#FFFFFF',
          'fill-opacity': 0.55,
          filter: blur(4),
        }),
        path(
          `M${num(-radius * 0.62)} ${num(radius * 0.9)}L${num(-foot * 0.6)} ${num(tall + foot * 0.3)}`,
          {
            stroke: '#FFFFFF',
            'stroke-width': num(radius * 0.1),
            'stroke-opacity': 0.65,
            'stroke-linecap': 'round',
            filter: blur(2),
          },
        ),
      ),
      circle(0, 0, radius, { fill: '#FFFFFF', 'fill-opacity': 0.92 }),
      circle(0, 0, radius, {
        fill: 'none',
        stroke: '#A9B6B0',
        'stroke-width': 2,
        'stroke-opacity': 0.8,
      }),
      circle(0, 0, radius * 0.92, { fill: shade(dark, 0.3) }),
      circle(1.5, 2.5, radius * 0.89, {
        fill: radial([
          [0, lit(light, 0.25)],
          [0.6, light],
          [1, mix(base, dark, 0.35)],
        ]),
      }),
      froth(random),
      path(open(arcPoints(at(0, 0), radius * 0.955, 3.3, 4.9, 14)), {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': num(radius * 0.055),
        'stroke-linecap': 'round',
      }),
      path(open(arcPoints(at(0, 0), radius * 0.955, 0.2, 1.5, 12)), {
        fill: 'none',
        stroke: '#B9C4BE',
        'stroke-width': num(radius * 0.04),
        'stroke-linecap': 'round',
        'stroke-opacity': 0.9,
      }),
    );
}
