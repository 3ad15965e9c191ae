import { lit, mix, shade, vary } from '../colour.ts';
import { blur, linear } from '../paint.ts';
import type { Part } from '../picture.ts';
import { arcPoints, at, blob, closed, num, open, type Point, path, place } from '../shape.ts';

interface Petal {
  palette: readonly string[];
  /** Colour of the outer edge: the skin of a pepper, the purple of an onion. */
  edge: string;
  /** Colour of lines from end to end. */
  veins?: string;
  char: string;
  /** Length over width. */
  stretch?: number;
}

/** A curved, charred piece of a hollow vegetable with its outer side up: onion petal, square of pepper. */
export const petal =
  (look: Petal): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const { stretch = 1 } = look;
    const wide = size * 0.95 * stretch ** 0.5;
    const tall = (size * 0.92) / stretch ** 0.5;
    const bow = random.between(0.2, 0.34) * tall;
    const arc = (y: number, share: number): Point[] =>
      Array.from({ length: 7 }, (_, index) => {
        const t = index / 3 - 1;
        return at(t * wide * share, y - bow * (1 - t * t) + bow * 0.5);
      });
    const outline = [...arc(-tall, 0.86), ...arc(tall, 0.98).toReversed()];
    const line = (share: number, stroke: string, width: number, opacity: number): string =>
      path(open(arc(-tall + 2 * tall * share, 0.8)), {
        fill: 'none',
        stroke,
        'stroke-width': num(size * width),
        'stroke-opacity': opacity,
        'stroke-linecap': 'round',
      });
    const blister = (): string => {
      const corner = random.pick(outline);
      return path(blob(random, size * random.between(0.12, 0.24), { rough: 0.35, stretch: 1.4 }), {
        fill: look.char,
        'fill-opacity': num(random.between(0.5, 0.85)),
        transform: place(at(corner.x * 0.74, corner.y * 0.74), random.angle()),
        filter: blur(Math.round(size * 0.7) / 10),
      });
    };
    return {
      body:
        path(closed(outline), {
          fill: linear(
            [
              [0, shade(look.edge, 0.12)],
              [0.1, look.edge],
              [0.22, mix(look.edge, colour, 0.7)],
              [0.36, lit(colour, 0.34)],
              [0.62, colour],
              [1, shade(colour, 0.26)],
            ],
            [0, 0, 0, 1],
          ),
        }) +
        (look.veins
          ? [0.34, 0.56, 0.78].map((share) => line(share, look.veins ?? '', 0.05, 0.5)).join('')
          : '') +
        Array.from({ length: 4 }, blister).join(''),
      over: path(open(arcPoints(at(0, size * 0.3), size * 0.72, 3.9, 4.9, 6)), {
        fill: 'none',
        stroke: '#FFF8E8',
        'stroke-width': num(size * 0.07),
        'stroke-opacity': 0.35,
        'stroke-linecap': 'round',
      }),
      radius: size,
    };
  };
