import { lit, shade, vary } from '../colour.ts';
import { linear } from '../paint.ts';
import type { Part } from '../picture.ts';
import type { Random } from '../random.ts';
import { at, closed, num, open, type Point, path, polygon } from '../shape.ts';
import { barrel } from './tone.ts';

interface Husk {
  palette: readonly string[];
  rib: string;
  /** Colour of the strip that ties a closed parcel. */
  tie?: string;
}

/** Draws ribs from the foot of a husk to its point. */
function writeRibs(random: Random, size: number, half: number, colour: string): string {
  const rib = (share: number, tone: string): string =>
    path(
      open([
        at(-size, share * half * random.between(0.84, 0.96)),
        at(-size * 0.2, share * half * 1.04),
        at(size * 0.6, share * half * 0.9),
        at(size * 1.12, share * half * 0.34),
      ]),
      {
        fill: 'none',
        stroke: tone,
        'stroke-width': num(half * random.between(0.035, 0.07)),
        'stroke-opacity': 0.55,
      },
    );
  const count = 11;
  return Array.from({ length: count }, (_, index) => {
    const share = ((index + 0.5) / count) * 1.8 - 0.9;
    return rib(share, shade(colour, 0.1)) + rib(share + 0.05, lit(colour, 0.6));
  }).join('');
}

const frayed = (random: Random, x: number, half: number): Point[] =>
  Array.from({ length: 7 }, (_, index) =>
    at(x * random.between(0.96, 1.06), half * (1 - index / 3) * 0.96),
  );

/**
 * A plump parcel in a maize husk along x, tied with strips, with its point gathered to the right. `size` is half its
 * length.
 */
export const huskParcel =
  (look: Husk): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const half = size * 0.36;
    const outline = closed([
      at(-size * 0.98, half * 0.8),
      ...frayed(random, -size * 1.02, half * 0.86),
      at(-size * 0.6, -half * 0.98),
      at(0, -half * 1.06),
      at(size * 0.56, -half * 0.94),
      at(size * 0.86, -half * 0.44),
      at(size * 1.1, -half * 0.42),
      at(size * 1.3, -half * 0.1),
      at(size * 1.24, half * 0.36),
      at(size * 0.9, half * 0.42),
      at(size * 0.56, half * 0.94),
      at(0, half * 1.06),
      at(-size * 0.6, half * 0.98),
    ]);
    const tie = (x: number): string => {
      const wide = half * 0.16;
      const strip = [
        at(x - wide, -half * 1.08),
        at(x + wide, -half * 1.08),
        at(x + wide * 1.5, 0),
        at(x + wide, half * 1.08),
        at(x - wide, half * 1.08),
        at(x - wide * 0.4, 0),
      ];
      const knot = [
        at(x, -half * 0.1),
        at(x + half * 0.5, -half * 0.5),
        at(x + half * 0.62, -half * 0.34),
        at(x + half * 0.12, 0),
        at(x + half * 0.56, half * 0.42),
        at(x + half * 0.4, half * 0.54),
        at(x - half * 0.08, half * 0.1),
      ];
      const fill = look.tie ?? look.rib;
      const edge = { stroke: shade(fill, 0.4), 'stroke-width': num(half * 0.04) };
      return (
        path(closed(strip), { fill, ...edge }) +
        path(polygon(knot), { fill: lit(fill, 0.2), ...edge })
      );
    };
    return {
      body:
        path(outline, { fill: barrel(colour, 0.45, 0.4) }) +
        writeRibs(random, size, half, look.rib) +
        (look.tie ? tie(-size * 0.42) + tie(size * 0.42) : ''),
      radius: size * 0.72,
    };
  };

/** A husk folded open, used as the dish for its former content. */
export const openHusk =
  (look: Husk): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const half = size * 0.62;
    const outline = closed([
      ...frayed(random, -size, half),
      at(-size * 0.4, -half * 1.06),
      at(size * 0.3, -half),
      at(size * 0.86, -half * 0.6),
      at(size * 1.3, -half * 0.08),
      at(size * 1.28, half * 0.1),
      at(size * 0.86, half * 0.6),
      at(size * 0.3, half),
      at(-size * 0.4, half * 1.06),
    ]);
    return {
      body:
        path(outline, {
          fill: linear(
            [
              [0, lit(colour, 0.3)],
              [0.3, shade(colour, 0.12)],
              [0.5, shade(colour, 0.2)],
              [0.7, shade(colour, 0.08)],
              [1, lit(colour, 0.3)],
            ],
            [0, 0, 0, 1],
          ),
        }) + writeRibs(random, size, half, look.rib),
      radius: size * 0.9,
    };
  };
