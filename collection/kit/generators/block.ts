import { lit, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { at, closed, type Point, path } from '../shape.ts';
import { rounded, scaledPoints, stains } from './tone.ts';

interface Block {
  palette: readonly string[];
  /** Length over width. */
  stretch?: number;
  /** Random displacement of the corners, as a share of the size. */
  rough?: number;
  sear?: string;
  /** Colour of a paler cut side along the top and the left. */
  cut?: string;
}

/** A square-cut piece with soft corners: tofu, paneer, cheese, crouton, a torn piece of pancake. */
export const block =
  (look: Block): Part =>
  (random, size, palette = look.palette) => {
    const { stretch = 1.1, rough = 0.06 } = look;
    const colour = vary(random, random.pick(palette));
    const wide = size * 0.86 * random.around(stretch, 0.1) ** 0.5;
    const tall = (size * size * 0.74) / wide;
    const corner = (x: number, y: number): Point =>
      at(
        x * wide + random.between(-rough, rough) * size,
        y * tall + random.between(-rough, rough) * size,
      );
    const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
    const soft = corners.flatMap((point, index) => {
      const near = (other: Point): Point =>
        at(point.x + (other.x - point.x) * 0.14, point.y + (other.y - point.y) * 0.14);
      return [
        near(corners[(index + 3) % 4] ?? point),
        point,
        near(corners[(index + 1) % 4] ?? point),
      ];
    });
    return {
      body:
        path(closed(soft), { fill: shade(look.cut ?? colour, 0.12) }) +
        path(closed(scaledPoints(soft, 0.9)), {
          fill: rounded(colour, 0.25, 0.14),
          transform: `translate(${-size * 0.05} ${-size * 0.06})`,
        }) +
        (look.sear
          ? stains(random, size * 0.9, { colour: look.sear, count: 5, opacity: 0.45 })
          : '') +
        path(closed(scaledPoints(soft, 0.8)), {
          fill: 'none',
          stroke: lit(colour, 0.6),
          'stroke-opacity': 0.3,
          'stroke-width': size * 0.04,
        }),
      radius: size * 0.95,
    };
  };
