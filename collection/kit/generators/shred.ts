import { lit, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { at, bent, num, open, path, place } from '../shape.ts';

interface Shred {
  palette: readonly string[];
  /** Number of threads in one piece. */
  threads?: number;
  /** Thickness as a share of the half length. */
  thick?: number;
  bend?: number;
  /** Distance between the threads of a piece, as a share of the half length. */
  loose?: number;
}

/** A few parallel threads: pulled meat, cabbage, carrot, coconut, grated cheese, fried onion. */
export const shred =
  (look: Shred): Part =>
  (random, size, palette = look.palette) => {
    const { threads = 3, thick = 0.1, bend = 0.3, loose = 0.18 } = look;
    const drawn = Array.from({ length: threads }, () => {
      const colour = vary(random, random.pick(palette));
      const line = open(bent(size * random.between(1.3, 2), random.between(-bend, bend), 7));
      const width = size * random.around(thick, 0.3);
      const stroke = { fill: 'none', 'stroke-linecap': 'round' };
      return (
        `<g transform="${place(at(random.between(-0.1, 0.1) * size, random.between(-loose, loose) * size), random.between(-0.35, 0.35))}">` +
        path(line, {
          ...stroke,
          stroke: shade(colour, 0.5),
          'stroke-opacity': 0.5,
          'stroke-width': num(width * 1.3),
          transform: `translate(${num(width * 0.15)} ${num(width * 0.25)})`,
        }) +
        path(line, { ...stroke, stroke: colour, 'stroke-width': num(width) }) +
        path(line, {
          ...stroke,
          stroke: lit(colour, 0.7),
          'stroke-opacity': 0.5,
          'stroke-width': num(width * 0.3),
          transform: `translate(0 ${num(-width * 0.22)})`,
        }) +
        '</g>'
      );
    });
    return { body: drawn.join(''), radius: size * 0.55 };
  };
