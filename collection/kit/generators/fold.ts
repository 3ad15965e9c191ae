import { lit, shade, vary } from '../colour.ts';
import { linear } from '../paint.ts';
import type { Part } from '../picture.ts';
import { at, bent, closed, ellipse, num, open, path, ribbon } from '../shape.ts';
import { barrel, stains } from './tone.ts';

/** A thin sheet in folds: ham, smoked salmon, crêpe, ginger. */
export const fold =
  (look: { palette: readonly string[]; rim?: string; pleats?: number }): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const { pleats = 4 } = look;
    const sheet = (index: number): string => {
      const x = size * ((index / pleats) * 1.5 - 0.85);
      const tall = size * random.between(0.62, 0.95);
      const wide = size * 0.62;
      const d = closed([
        at(x - wide * 0.5, -tall),
        at(x + wide * 0.4, -tall * 0.9),
        at(x + wide, 0),
        at(x + wide * 0.5, tall * 0.94),
        at(x - wide * 0.4, tall),
        at(x - wide * 0.1, 0),
      ]);
      return path(d, {
        fill: linear(
          [
            [0, shade(colour, 0.3)],
            [0.4, colour],
            [0.8, lit(colour, 0.35)],
            [1, colour],
          ],
          [0, 0, 1, 0.1],
        ),
        stroke: look.rim ?? lit(colour, 0.5),
        'stroke-width': num(size * 0.05),
        'stroke-opacity': 0.8,
      });
    };
    return {
      body: Array.from({ length: pleats }, (_, index) => sheet(index)).join(''),
      radius: size,
    };
  };

/** A plump folded omelette or turnover with its seam along the lower side. `size` is half its length. */
export const omelette =
  (look: { palette: readonly string[]; sear?: string; specks?: string }): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const line = bent(size * 2, 0.1, 15);
    const shape = ribbon(
      line,
      (along) => size * 0.36 * Math.sin(Math.PI * (0.06 + along * 0.88)) ** 0.6,
    );
    const crease = (y: number): string =>
      open(
        line
          .slice(1, -1)
          .map((p) => at(p.x * 0.94, p.y + y * size * Math.sin(((p.x / size + 1) / 2) * Math.PI))),
      );
    const speck = (): string =>
      ellipse(
        random.between(-0.8, 0.8) * size,
        random.between(-0.05, 0.35) * size,
        size * 0.02,
        size * 0.012,
        { fill: look.specks ?? '', 'fill-opacity': 0.85 },
      );
    return {
      body:
        path(shape, { fill: barrel(colour, 0.4, 0.22) }) +
        stains(random, size * 0.7, {
          colour: look.sear ?? shade(colour, 0.3),
          count: 6,
          size: [0.08, 0.2],
          opacity: 0.28,
        }) +
        path(crease(0.2) + crease(-0.12), {
          fill: 'none',
          stroke: shade(colour, 0.35),
          'stroke-opacity': 0.35,
          'stroke-width': num(size * 0.022),
        }) +
        path(crease(0.23), {
          fill: 'none',
          stroke: lit(colour, 0.6),
          'stroke-opacity': 0.6,
          'stroke-width': num(size * 0.03),
        }) +
        (look.specks ? Array.from({ length: 40 }, speck).join('') : ''),
      radius: size * 0.75,
    };
  };

/** A curled shaving or a wavy rasher: chocolate, parmesan, bacon. `size` is half its length. */
export const curl =
  (look: {
    palette: readonly string[];
    streaks?: readonly string[];
    width?: number;
    waves?: number;
  }): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const { width = 0.2, waves = 2.5, streaks = [] } = look;
    const phase = random.angle();
    const line = Array.from({ length: 17 }, (_, index) => {
      const along = index / 16;
      return at((along * 2 - 1) * size, Math.sin(along * Math.PI * waves + phase) * size * 0.16);
    });
    const half = size * width;
    const shift = (share: number) =>
      line.map((point) => at(point.x * 0.97, point.y + share * half));
    return {
      body:
        path(
          ribbon(line, (along) => half * (0.9 + 0.12 * Math.cos(along * 9 + phase))),
          { fill: colour },
        ) +
        streaks
          .map((tone, index) =>
            path(open(shift(((index + 0.5) / streaks.length) * 1.7 - 0.85)), {
              fill: 'none',
              stroke: tone,
              'stroke-width': num(half * random.between(0.26, 0.46)),
              'stroke-opacity': 0.9,
            }),
          )
          .join('') +
        Array.from({ length: 6 }, (_, index) => {
          const point = line[2 + index * 2] ?? at(0, 0);
          const light = index % 2 === 0;
          return ellipse(point.x, point.y, half * 0.5, half * 0.95, {
            fill: light ? '#FFF3DC' : '#2A0D04',
            'fill-opacity': light ? 0.22 : 0.2,
          });
        }).join(''),
      radius: size * 0.6,
    };
  };
