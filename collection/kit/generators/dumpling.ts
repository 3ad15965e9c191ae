import { lit, shade, vary } from '../colour.ts';
import { blur } from '../paint.ts';
import type { Part } from '../picture.ts';
import { at, closed, ellipse, num, open, type Point, path, polar } from '../shape.ts';
import { rounded, stains } from './tone.ts';

interface Dumpling {
  palette: readonly string[];
  /** Colour of the filling that shows through the thin dough. */
  filling: string;
  /** Strength with which the filling shows. */
  shows?: number;
  /** Depth of the pleats, where 1 is normal. */
  crease?: number;
  pleats?: number;
  /** Colour of a browned base or top. */
  sear?: string;
}

/** A half-moon dumpling with its belly below and a pleated seam above. `size` is half its width. */
export const halfDumpling =
  (look: Dumpling): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const { pleats = 8, crease = 1, shows = 0.16 } = look;
    const belly = Array.from({ length: 13 }, (_, index): Point => {
      const angle = Math.PI * (index / 12);
      return at(Math.cos(angle) * size, Math.sin(angle) * size * 0.7);
    });
    const seam = Array.from({ length: pleats * 2 + 1 }, (_, index): Point => {
      const along = index / (pleats * 2);
      const x = (along * 2 - 1) * size;
      return at(
        x,
        -size * 0.34 * Math.sin(along * Math.PI) ** 0.8 - (index % 2 === 0 ? 0 : size * 0.045),
      );
    });
    const pleat = (index: number): string => {
      const root = seam[index * 2 + 1] ?? at(0, 0);
      return `M${num(root.x)} ${num(root.y)}Q${num(root.x * 0.9 - size * 0.05)} ${num(size * 0.02)} ${num(root.x * 0.78)} ${num(size * 0.04)}`;
    };
    const lines = Array.from({ length: pleats }, (_, index) => pleat(index)).join('');
    const seamLine = open(seam.map((point) => at(point.x * 0.94, point.y * 0.62 + size * 0.07)));
    const fold = { fill: 'none', 'stroke-linecap': 'round' };
    return {
      body:
        path(closed([...belly, ...seam.slice(1, -1)]), { fill: rounded(colour, 0.35, 0.16) }) +
        ellipse(0, size * 0.22, size * 0.62, size * 0.26, {
          fill: look.filling,
          'fill-opacity': shows,
          filter: blur(Math.round(size) / 10),
        }) +
        (look.sear
          ? stains(random, size * 0.7, { colour: look.sear, count: 5, opacity: 0.55 })
          : '') +
        path(lines, {
          ...fold,
          stroke: shade(colour, 0.45),
          'stroke-width': num(size * 0.05 * crease),
          'stroke-opacity': 0.5,
        }) +
        path(lines, {
          ...fold,
          stroke: lit(colour, 0.8),
          'stroke-width': num(size * 0.045 * crease),
          'stroke-opacity': 0.8,
          transform: `translate(${num(-size * 0.045 * crease)} 0)`,
        }) +
        path(seamLine, {
          ...fold,
          stroke: shade(colour, 0.4),
          'stroke-width': num(size * 0.035),
          'stroke-opacity': 0.45,
        }),
      radius: size * 1.2,
    };
  };

/** A round dumpling or bun gathered at its crown: khinkali, momo, xiaolongbao, bao. */
export const gatheredDumpling =
  (look: Dumpling): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const { pleats = 14 } = look;
    const twist = 0.7 * random.sign();
    const edge = Array.from({ length: pleats * 2 }, (_, index) =>
      polar((index / (pleats * 2)) * Math.PI * 2, size * (index % 2 === 0 ? 1 : 0.965)),
    );
    const fold = (index: number): string => {
      const angle = (index / pleats) * Math.PI * 2;
      const from = polar(angle, size * 0.86);
      const bend = polar(angle + twist * 0.4, size * 0.5);
      const to = polar(angle + twist, size * 0.12);
      return `M${num(from.x)} ${num(from.y)}Q${num(bend.x)} ${num(bend.y)} ${num(to.x)} ${num(to.y)}`;
    };
    const lines = Array.from({ length: pleats }, (_, index) => fold(index)).join('');
    const stroke = { fill: 'none', 'stroke-linecap': 'round' };
    return {
      body:
        path(closed(edge), { fill: rounded(colour, 0.35, 0.2) }) +
        path(lines, {
          ...stroke,
          stroke: shade(colour, 0.4),
          'stroke-opacity': 0.55,
          'stroke-width': num(size * 0.05),
        }) +
        path(lines, {
          ...stroke,
          stroke: lit(colour, 0.8),
          'stroke-opacity': 0.6,
          'stroke-width': num(size * 0.035),
          transform: `translate(${num(-size * 0.04)} ${num(-size * 0.02)})`,
        }) +
        ellipse(0, 0, size * 0.16, size * 0.14, {
          fill: lit(colour, 0.3),
          stroke: shade(colour, 0.35),
          'stroke-width': num(size * 0.03),
        }),
      radius: size,
    };
  };

/** Returns a square of half side `reach` with a wavy edge. */
const box = (reach: number, waves: number): string => {
  const side = 9;
  const points = [0, 1, 2, 3].flatMap((turn) =>
    Array.from({ length: side }, (_, index) => {
      const x = (index / side) * 2 - 1;
      const y = -1 - (index % 2 === 0 ? 0 : waves);
      const angle = (turn * Math.PI) / 2;
      return at(
        reach * (x * Math.cos(angle) - y * Math.sin(angle)),
        reach * (x * Math.sin(angle) + y * Math.cos(angle)),
      );
    }),
  );
  return closed(points);
};

/** A filled square of pasta or dough with a cut edge: ravioli, sopapilla, square pierogi. */
export const pillow =
  (look: Dumpling & { edge?: number }): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const { edge = 0.2 } = look;
    return {
      body:
        path(box(size * 0.86, 0.08), { fill: lit(colour, 0.1) }) +
        path(box(size * 0.86 * (1 - edge), 0), {
          fill: rounded(colour, 0.5, 0.22),
          stroke: shade(colour, 0.35),
          'stroke-opacity': 0.5,
          'stroke-width': num(size * 0.03),
        }) +
        (look.sear ? stains(random, size, { colour: look.sear, count: 6, opacity: 0.4 }) : ''),
      radius: size,
    };
  };
