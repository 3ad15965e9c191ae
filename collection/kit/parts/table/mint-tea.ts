import { lit, mix, shade } from '../../colour.ts';
import { GLAZES } from '../../glazes.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import {
  arcPoints,
  at,
  circle,
  ellipse,
  group,
  num,
  open,
  type Point,
  path,
  place,
  polar,
  ribbon,
  toRadians,
} from '../../shape.ts';

const [SILVER_LIGHT, SILVER, SILVER_DARK] = GLAZES.steel;
const GOLD = '#E6B94A';

const sheen = linear([
  [0, '#FFFFFF'],
  [0.4, SILVER],
  [0.66, SILVER_DARK],
  [1, lit(SILVER, 0.2)],
]);

const castBy = (radius: number, dx: number, dy: number): string =>
  circle(dx, dy, radius, { fill: '#160300', 'fill-opacity': 0.5, filter: blur(9, 30) });

/** A small glass of tea from above: a coloured wall with gilded arches, amber tea, foam at its edge. */
export const teaGlass =
  (centre: Point, radius: number, colour: string): Entry =>
  ({ random }) => {
    const arches = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2;
      return path(`M${num(-radius * 0.13)} 0Q0 ${num(-radius * 0.2)} ${num(radius * 0.13)} 0`, {
        fill: 'none',
        stroke: GOLD,
        'stroke-width': num(radius * 0.045),
        transform: place(polar(angle, radius * 0.87), angle + Math.PI / 2),
      });
    });
    const foam = Array.from({ length: 60 }, () => {
      const spot = polar(random.between(2.2, 4.9), radius * random.between(0.5, 0.72));
      const size = radius * random.between(0.02, 0.07);
      return circle(spot.x, spot.y, size, {
        fill: '#F8E4AE',
        'fill-opacity': random.between(0.35, 0.85),
        stroke: '#FFF8E0',
        'stroke-width': 0.8,
        'stroke-opacity': 0.7,
      });
    });
    return group(
      { transform: place(centre) },
      castBy(radius, radius * 0.16, radius * 0.22),
      circle(0, 0, radius, {
        fill: radial(
          [
            [0, lit(colour, 0.3)],
            [0.78, colour],
            [1, shade(colour, 0.35)],
          ],
          { cx: 0.46, cy: 0.44, r: 0.56 },
        ),
      }),
      ...arches,
      circle(0, 0, radius * 0.78, {
        fill: radial(
          [
            [0, '#F6C648'],
            [0.6, '#E09A1E'],
            [1, '#A0620E'],
          ],
          { cx: 0.56, cy: 0.58, r: 0.62 },
        ),
      }),
      ...foam,
      circle(0, 0, radius * 0.97, {
        fill: 'none',
        stroke: GOLD,
        'stroke-width': num(radius * 0.06),
      }),
      path(open(arcPoints(at(0, 0), radius * 0.95, 3.4, 4.7, 9)), {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': num(radius * 0.06),
        'stroke-linecap': 'round',
        'stroke-opacity': 0.9,
        filter: blur(0.8),
      }),
      path(open(arcPoints(at(0, 0), radius * 0.66, 0.2, 1.3, 9)), {
        fill: 'none',
        stroke: '#FFE08A',
        'stroke-width': num(radius * 0.05),
        'stroke-linecap': 'round',
        'stroke-opacity': 0.7,
        filter: blur(1.2),
      }),
    );
  };

/** A silver teapot from above: a ribbed belly, a domed lid with its knob, a swan-necked spout and the handle across from it. */
export const silverTeapot =
  (centre: Point, radius: number, spout: number): Entry =>
  () => {
    const ribs = Array.from({ length: 20 }, (_, index) => {
      const angle = (index / 20) * Math.PI * 2;
      const from = polar(angle, radius * 0.56);
      const to = polar(angle + 0.1, radius * 0.95);
      return `M${num(from.x)} ${num(from.y)}Q${num(to.x * 0.8)} ${num(to.y * 0.8)} ${num(to.x)} ${num(to.y)}`;
    });
    const neck = [0.8, 1, 1.2, 1.4, 1.58, 1.74].map((far, index) =>
      at(far * radius, Math.sin(index * 1.1) * radius * 0.05),
    );
    const ear = arcPoints(at(-radius * 1.12, 0), radius * 0.42, 0.9, Math.PI * 2 - 0.9, 18);
    const ring = (share: number, width: number, colour: string, opacity = 0.8): string =>
      circle(0, 0, radius * share, {
        fill: 'none',
        stroke: colour,
        'stroke-width': num(width * radius),
        'stroke-opacity': opacity,
      });
    const spoutOf = (colour: string, thick: number): string =>
      path(
        ribbon(neck, (along) => radius * thick * (0.25 - 0.14 * along)),
        { fill: colour },
      );
    const petals = Array.from({ length: 10 }, (_, index) => {
      const angle = (index / 10) * Math.PI * 2;
      return ellipse(0, 0, radius * 0.14, radius * 0.06, {
        fill: 'none',
        stroke: SILVER_DARK,
        'stroke-width': num(radius * 0.018),
        'stroke-opacity': 0.7,
        transform: place(polar(angle, radius * 0.36), angle),
      });
    });
    return group(
      { transform: place(centre) },
      castBy(radius, radius * 0.16, radius * 0.22),
      group(
        { transform: `rotate(${num(spout)})` },
        path(open(ear), {
          fill: 'none',
          stroke: shade(SILVER_DARK, 0.3),
          'stroke-width': num(radius * 0.2),
          'stroke-linecap': 'round',
        }),
        path(open(ear), {
          fill: 'none',
          stroke: SILVER,
          'stroke-width': num(radius * 0.15),
          'stroke-linecap': 'round',
        }),
        path(open(ear), {
          fill: 'none',
          stroke: '#FFFFFF',
          'stroke-width': num(radius * 0.04),
          'stroke-opacity': 0.8,
          'stroke-linecap': 'round',
        }),
        spoutOf(shade(SILVER_DARK, 0.35), 1.14),
        spoutOf(SILVER, 1),
        group({ transform: `translate(0 ${num(-radius * 0.05)})` }, spoutOf('#FFFFFF', 0.28)),
        ellipse(radius * 1.75, 0, radius * 0.07, radius * 0.1, { fill: '#3A2A1E' }),
      ),
      circle(0, 0, radius, { fill: sheen }),
      path(ribs.join(''), {
        fill: 'none',
        stroke: shade(SILVER_DARK, 0.2),
        'stroke-width': num(radius * 0.024),
        'stroke-opacity': 0.6,
      }),
      path(ribs.join(''), {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': num(radius * 0.016),
        'stroke-opacity': 0.8,
        transform: 'translate(-3 -2)',
      }),
      ring(0.99, 0.03, shade(SILVER_DARK, 0.4)),
      circle(radius * 0.05, radius * 0.07, radius * 0.58, {
        fill: '#2A1A10',
        'fill-opacity': 0.5,
        filter: blur(5),
      }),
      circle(0, 0, radius * 0.55, {
        fill: radial(
          [
            [0, '#FFFFFF'],
            [0.5, SILVER_LIGHT],
            [0.82, mix(SILVER, SILVER_DARK, 0.5)],
            [1, SILVER],
          ],
          { cx: 0.36, cy: 0.32, r: 0.74 },
        ),
      }),
      ...petals,
      ring(0.55, 0.03, SILVER_DARK),
      ring(0.2, 0.02, SILVER_DARK),
      circle(radius * 0.06, radius * 0.09, radius * 0.15, {
        fill: '#2A1A10',
        'fill-opacity': 0.6,
        filter: blur(3),
      }),
      circle(0, 0, radius * 0.14, {
        fill: radial(
          [
            [0, '#FFFFFF'],
            [0.5, SILVER],
            [1, shade(SILVER_DARK, 0.3)],
          ],
          { cx: 0.34, cy: 0.3, r: 0.75 },
        ),
      }),
      path(open(arcPoints(at(0, 0), radius * 0.78, toRadians(190), toRadians(262), 10)), {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-width': num(radius * 0.09),
        'stroke-linecap': 'round',
        'stroke-opacity': 0.75,
        filter: blur(3),
      }),
    );
  };
