import { lit, mix, shade, vary } from '../colour.ts';
import { blur, linear } from '../paint.ts';
import type { Part } from '../picture.ts';
import { at, closed, num, type Point, path, place } from '../shape.ts';
import { scaledPoints, stains } from './tone.ts';

interface MeatCube {
  palette: readonly string[];
  /** Colour of the browned edges. */
  sear: string;
  /** Pink colour of the rare middle. */
  heart?: string;
  stretch?: number;
  /** Random displacement of the corners, as a share of the size. */
  rough?: number;
  /** Strength of the fibres. */
  grain?: number;
}

/** A square-cut, browned piece of meat: dark sides, and a paler face with fibres in one direction. */
export const meatCube =
  (look: MeatCube): Part =>
  (random, size, palette = look.palette) => {
    const { stretch = 1.15, rough = 0.13, grain = 0.5 } = look;
    const colour = vary(random, random.pick(palette));
    const wide = size * 0.88 * random.around(stretch, 0.12) ** 0.5;
    const tall = (size * size * 0.76) / wide;
    const wander = (): number => random.between(-rough, rough) * size;
    const corners = [
      at(-wide + wander(), -tall + wander()),
      at(wide + wander(), -tall + wander()),
      at(wide + wander(), tall + wander()),
      at(-wide + wander(), tall + wander()),
    ];
    const outline = corners.flatMap((point, index) => {
      const next = corners[(index + 1) % 4] ?? point;
      const part = (share: number): Point =>
        at(
          point.x + (next.x - point.x) * share + wander() * 0.3,
          point.y + (next.y - point.y) * share + wander() * 0.3,
        );
      return [part(0.1), part(0.36), part(0.64), part(0.9)];
    });
    const top = scaledPoints(outline, 0.8);
    const fibre = (row: number): string => {
      const y = (row / 4) * tall * 0.62 + wander() * 0.4;
      const x = wide * random.between(0.4, 0.68);
      const shift = wander();
      return `M${num(-x + shift)} ${num(y)}Q${num(shift)} ${num(y + wander() * 0.7)} ${num(x + shift)} ${num(y + wander() * 0.3)}`;
    };
    const lines = (stroke: string, rows: readonly number[]): string =>
      path(rows.map(fibre).join(''), {
        fill: 'none',
        stroke,
        'stroke-width': num(size * 0.055),
        'stroke-opacity': grain,
        'stroke-linecap': 'round',
      });
    return {
      body:
        path(closed(outline), {
          fill: linear([
            [0, mix(colour, look.sear, 0.45)],
            [1, look.sear],
          ]),
        }) +
        path(closed(top), {
          fill: linear([
            [0, lit(colour, 0.2)],
            [0.55, colour],
            [1, shade(colour, 0.14)],
          ]),
          filter: blur(Math.round(size * 0.6) / 10),
        }) +
        (look.heart && random.chance(0.6)
          ? path(closed(scaledPoints(outline, 0.5)), {
              fill: look.heart,
              'fill-opacity': 0.85,
              transform: place(at(0, tall * 0.34)),
              filter: blur(Math.round(size * 0.9) / 10),
            })
          : '') +
        lines(shade(colour, 0.42), [-3.4, -1.2, 1, 3]) +
        lines(lit(colour, 0.35), [-2.2, 0.2, 2.2]) +
        stains(random, size * 0.9, {
          colour: look.sear,
          count: 3,
          size: [0.1, 0.22],
          opacity: 0.5,
        }),
      radius: size * 1.02,
    };
  };
