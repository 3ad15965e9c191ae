import { lit, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { bent, num, open, path, ribbon } from '../shape.ts';
import { barrel, stains } from './tone.ts';

interface Strip {
  palette: readonly string[];
  /** Width as a share of the length. */
  width?: number;
  bend?: number;
  /** Width of the ends as a share of the full width: 1 for cut ends, 0 for points. */
  ends?: number;
  /** Colour of a skin along the lower side. */
  skin?: string;
  sear?: string;
  /** Colour of grill marks across it. */
  bars?: string;
}

/** A strip along x: pepper, steak, carrot stick, bamboo, chip, bacon, aubergine. `size` is half its length. */
export const strip =
  (look: Strip): Part =>
  (random, size, palette = look.palette) => {
    const { width = 0.2, bend = 0.12, ends = 0.8, skin, sear, bars } = look;
    const colour = vary(random, random.pick(palette));
    const line = bent(size * 2, random.between(-bend, bend), 9);
    const half = random.around(width, 0.15) * size;
    const taper = (along: number): number =>
      half *
      (ends + (1 - ends) * Math.sin(along * Math.PI) ** 0.6) *
      (0.96 + 0.06 * Math.sin(along * 9));
    const shifted = (by: number) => line.map((point) => ({ x: point.x * 0.96, y: point.y + by }));
    const bar = (share: number): string => {
      const x = share * size;
      return `M${num(x - half * 0.5)} ${num(half * 1.1)}L${num(x + half * 0.5)} ${num(-half * 1.1)}`;
    };
    return {
      body:
        path(ribbon(line, taper), { fill: barrel(colour) }) +
        (skin
          ? path(open(shifted(half * 0.72)), {
              fill: 'none',
              stroke: skin,
              'stroke-width': num(half * 0.42),
              'stroke-linecap': 'round',
            })
          : '') +
        (sear ? stains(random, size * 0.62, { colour: sear, count: 4, size: [0.1, 0.26] }) : '') +
        (bars
          ? path([-0.6, -0.2, 0.2, 0.6].map(bar).join(''), {
              fill: 'none',
              stroke: bars,
              'stroke-width': num(size * 0.07),
              'stroke-opacity': 0.7,
            })
          : '') +
        path(open(shifted(-half * 0.45)), {
          fill: 'none',
          stroke: lit(colour, 0.75),
          'stroke-opacity': 0.4,
          'stroke-width': num(half * 0.24),
          'stroke-linecap': 'round',
        }) +
        path(open(shifted(half * 0.95)), {
          fill: 'none',
          stroke: shade(colour, 0.5),
          'stroke-opacity': 0.25,
          'stroke-width': num(half * 0.2),
        }),
      radius: size * 0.62,
    };
  };
