import { lit, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { at, closed, ellipse, num, open, path, ribbon } from '../shape.ts';
import { barrel } from './tone.ts';

const PASTA = ['#F4D48A', '#EEC876', '#F8DFA2'] as const;

/** A ridged tube with slanted ends: penne, rigatoni, rice cake. `size` is half its length. */
export const tube =
  (
    look: {
      palette?: readonly string[];
      width?: number;
      slant?: number;
      ridges?: number;
      hole?: boolean;
    } = {},
  ): Part =>
  (random, size, palette = look.palette ?? PASTA) => {
    const { width = 0.32, slant = 0.22, ridges = 4, hole = true } = look;
    const colour = vary(random, random.pick(palette));
    const half = size * width;
    const lean = size * slant;
    const body = `M${num(-size + lean)} ${num(-half)}L${num(size + lean * 0.4)} ${num(-half)}L${num(size - lean)} ${num(half)}L${num(-size - lean * 0.4)} ${num(half)}Z`;
    const ridge = (index: number): string => {
      const y = half * (((index + 0.5) / ridges) * 2 - 1);
      const shift = (-y / half) * lean * 0.7;
      return `M${num(-size * 0.96 + shift)} ${num(y)}L${num(size * 0.96 + shift)} ${num(y)}`;
    };
    return {
      body:
        path(body, {
          fill: barrel(colour, 0.45, 0.3),
          stroke: barrel(colour, 0.45, 0.3),
          'stroke-width': num(size * 0.08),
          'stroke-linejoin': 'round',
        }) +
        path(Array.from({ length: ridges }, (_, index) => ridge(index)).join(''), {
          stroke: shade(colour, 0.35),
          'stroke-opacity': 0.4,
          'stroke-width': num(size * 0.03),
        }) +
        (hole
          ? ellipse(size * 0.98 - lean * 0.3, 0, half * 0.36, half * 0.98, {
              fill: shade(colour, 0.5),
              stroke: lit(colour, 0.35),
              'stroke-width': num(size * 0.06),
              transform: `rotate(${num(slant * 80)} ${num(size)} 0)`,
            })
          : ''),
      radius: size * 0.7,
    };
  };

/** A bow pinched in the middle: farfalle. */
export const bow: Part = (random, size, palette = PASTA) => {
  const colour = vary(random, random.pick(palette));
  const wing = (sign: number): string => {
    const teeth = Array.from({ length: 9 }, (_, index) =>
      at(sign * size * (index % 2 === 0 ? 1 : 0.92), size * (index / 8 - 0.5) * 1.1),
    );
    return path(closed([at(0, -size * 0.14), ...teeth, at(0, size * 0.14)]), {
      fill: barrel(sign < 0 ? lit(colour, 0.15) : colour, 0.3, 0.25),
    });
  };
  return {
    body:
      wing(-1) +
      wing(1) +
      ellipse(0, 0, size * 0.14, size * 0.22, {
        fill: lit(colour, 0.3),
        stroke: shade(colour, 0.35),
        'stroke-width': num(size * 0.03),
      }),
    radius: size * 0.8,
  };
};

/** A broad, slightly wavy ribbon: pappardelle, tagliatelle, rice sheets. `size` is half its length. */
export const ribbonPasta =
  (look: { palette?: readonly string[]; width?: number } = {}): Part =>
  (random, size, palette = look.palette ?? PASTA) => {
    const colour = vary(random, random.pick(palette));
    const phase = random.angle();
    const line = Array.from({ length: 15 }, (_, index) => {
      const along = index / 14;
      return at((along * 2 - 1) * size, Math.sin(along * 5 + phase) * size * 0.28);
    });
    const half = size * (look.width ?? 0.13);
    return {
      body:
        path(
          ribbon(line, (along) => half * (0.7 + 0.3 * Math.cos(along * 7 + phase))),
          { fill: barrel(colour, 0.4, 0.3) },
        ) +
        path(open(line.map((point) => at(point.x, point.y - half * 0.4))), {
          fill: 'none',
          stroke: lit(colour, 0.8),
          'stroke-opacity': 0.45,
          'stroke-width': num(half * 0.3),
        }),
      radius: size * 0.6,
    };
  };
