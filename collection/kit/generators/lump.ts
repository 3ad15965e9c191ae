import { lit, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { at, blobPoints, circle, closed, ellipse, num, path } from '../shape.ts';
import { rounded, scaledPoints, spotIn, stains } from './tone.ts';

interface Lump {
  palette: readonly string[];
  /** Length over width. */
  stretch?: number;
  rough?: number;
  /** Depth of a hollow on the lower side, as in a bean. */
  bend?: number;
  points?: number;
  /** Colour of a bean's scar. */
  eye?: string;
  /** Colour of browned patches. */
  sear?: string;
  /** Draws fibres along the length, as in braised meat. */
  fibres?: boolean;
  specks?: readonly [colour: string, count: number];
  /** Colour of a paler edge of crumb or fat. */
  rim?: string;
  glint?: number;
}

/** A soft lump: bean, curd, dumpling of mince, chunk of meat. They differ only in their palette and four numbers. */
export const lump =
  (look: Lump): Part =>
  (random, size, palette = look.palette) => {
    const { stretch = 1.1, rough = 0.14, bend = 0, points = 11, glint = 0.3 } = look;
    const colour = vary(random, random.pick(palette));
    const long = stretch * random.between(0.92, 1.08);
    const outline = blobPoints(random, size, { points, rough, stretch: long ** 0.5 }).map((p) =>
      at(p.x, p.y + (bend * p.x * p.x) / size),
    );
    const fibre = (): string => {
      const y = random.between(-0.6, 0.6) * size;
      const x = size * random.between(0.5, 0.85);
      const dark = random.chance(0.5);
      return path(
        `M${num(-x)} ${num(y)}Q0 ${num(y + random.between(-0.2, 0.2) * size)} ${num(x)} ${num(y * 0.8)}`,
        {
          fill: 'none',
          stroke: dark ? shade(colour, 0.4) : lit(colour, 0.4),
          'stroke-width': num(size * random.between(0.05, 0.1)),
          'stroke-opacity': 0.5,
          'stroke-linecap': 'round',
        },
      );
    };
    const [speck, count] = look.specks ?? ['', 0];
    const marks = Array.from({ length: count }, () => {
      const spot = spotIn(random, size * 0.8);
      return circle(spot.x, spot.y, size * random.between(0.03, 0.08), { fill: speck });
    });
    return {
      body:
        path(closed(outline), { fill: rounded(colour) }) +
        (look.rim ? path(closed(scaledPoints(outline, 0.86)), { fill: look.rim }) : '') +
        (look.fibres ? Array.from({ length: 7 }, fibre).join('') : '') +
        (look.sear ? stains(random, size, { colour: look.sear, count: 4 }) : '') +
        marks.join('') +
        (look.eye
          ? ellipse(0, size * 0.42, size * 0.26, size * 0.1, {
              fill: look.eye,
              'fill-opacity': 0.75,
            })
          : ''),
      over: glint
        ? ellipse(-size * 0.32, -size * 0.34, size * 0.24, size * 0.11, {
            fill: '#FFFFFF',
            'fill-opacity': glint,
          })
        : '',
      radius: size * 1.02,
    };
  };
