import { GLAZES, type Glaze } from './glazes.ts';
import { blur, linear } from './paint.ts';
import type { Vessel } from './picture.ts';
import { at, ellipse, group, type Point, place } from './shape.ts';

interface Platter {
  centre?: Point;
  /** Half of the long and half of the short side. */
  reach?: readonly [number, number];
  /** Width of the rim in units. */
  rim?: number;
  glaze: Glaze;
  band?: string;
}

/** A shallow oval platter: its food is neither cut nor shaded by the rim. */
export function platter(shape: Platter): Vessel {
  const { centre = at(480, 366), reach = [400, 268], rim = 44, glaze, band } = shape;
  const [rx, ry] = reach;
  const [light, body, dark] = GLAZES[glaze];
  const where = { transform: place(centre) };
  const oval = (inset: number, attributes: Record<string, string | number>): string =>
    ellipse(0, 0, rx - inset, ry - inset, attributes);
  const cast = (dx: number, dy: number, soft: number, strength: number): string =>
    ellipse(dx, dy, rx, ry, { fill: '#160300', 'fill-opacity': strength, filter: blur(soft, 20) });
  return {
    centre,
    well: ry - rim,
    hollow: false,
    shadow: () => group(where, cast(36, 46, 19, 0.42), cast(12, 16, 6, 0.5)),
    body: () =>
      group(
        where,
        oval(0, {
          fill: linear([
            [0, light],
            [0.48, body],
            [1, dark],
          ]),
        }),
        band === undefined
          ? ''
          : oval(rim * 0.34, { fill: 'none', stroke: band, 'stroke-width': rim * 0.16 }),
        oval(2, {
          fill: 'none',
          stroke: linear([
            [0, '#FFFFFF', 0.9],
            [0.35, '#FFFFFF', 0.15],
            [0.65, '#000000', 0.12],
            [1, '#FFFFFF', 0.26],
          ]),
          'stroke-width': 4,
        }),
        oval(rim, {
          fill: linear([
            [0, dark],
            [0.4, body],
            [1, light],
          ]),
        }),
        oval(rim, {
          fill: 'none',
          stroke: linear([
            [0, '#1D0600', 0.35],
            [0.5, '#1D0600', 0.08],
            [1, '#FFFFFF', 0.7],
          ]),
          'stroke-width': 4,
        }),
      ),
    rim: () => '',
  };
}
