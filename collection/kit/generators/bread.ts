import { lit, mix, shade, vary } from '../colour.ts';
import { blur, patches, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import type { Random } from '../random.ts';
import { at, blobPoints, circle, closed, ellipse, num, open, path, ribbon } from '../shape.ts';
import { scaledPoints, spotIn, stains } from './tone.ts';

interface Loaf {
  /** Pale, golden and brown crust. */
  crust: readonly [string, string, string];
  /** Length over width. */
  stretch?: number;
  rough?: number;
  /** Number of slashes across the top. */
  slashes?: number;
  dust?: number;
  seeds?: readonly [colour: string, count: number];
  /** Number of dark spots, such as cheese in the dough. */
  blisters?: number;
  glint?: number;
  /** Number of cracks in the top of a biscuit or a scone. */
  cracks?: number;
}

/** A dark fissure with a pale lip of crumb. */
function crack(random: Random, size: number, pale: string, brown: string): string {
  const spot = spotIn(random, size * 0.55);
  const turn = random.angle();
  const long = size * random.between(0.3, 0.6);
  const line = Array.from({ length: 6 }, (_, index) => {
    const along = (index / 5 - 0.5) * long;
    const off = random.between(-0.07, 0.07) * size;
    return at(
      spot.x + Math.cos(turn) * along - Math.sin(turn) * off,
      spot.y + Math.sin(turn) * along + Math.cos(turn) * off,
    );
  });
  const wide = size * random.between(0.035, 0.06);
  const gape = (share: number) => (along: number) =>
    wide * share * Math.sin(Math.PI * (0.06 + along * 0.88));
  return (
    path(ribbon(line, gape(1.5)), { fill: lit(pale, 0.3), 'fill-opacity': 0.8 }) +
    path(ribbon(line, gape(0.7)), { fill: shade(brown, 0.2), 'fill-opacity': 0.65 })
  );
}

/** A bun, roll or loaf from above, brown on its crown and pale at its foot. */
export const loaf =
  (look: Loaf): Part =>
  (random, size) => {
    const { crust, stretch = 1, rough = 0.02, slashes = 0, dust = 0, glint = 0, cracks = 0 } = look;
    const [pale, gold, brown] = crust;
    const outline = blobPoints(random, size, { points: 18, rough, stretch: stretch ** 0.5 });
    const long = size * stretch ** 0.5;
    const tall = size / stretch ** 0.5;
    const slash = (index: number): string => {
      const x = ((index + 0.5) / slashes - 0.5) * long * 1.5;
      const line = [
        at(x - tall * 0.34, tall * 0.5),
        at(x - tall * 0.05, 0),
        at(x + tall * 0.34, -tall * 0.5),
      ];
      return (
        path(
          ribbon(line, (along) => tall * 0.16 * Math.sin(along * Math.PI) + 0.6),
          { fill: lit(pale, 0.25) },
        ) +
        path(open(line.map((point) => at(point.x + tall * 0.09, point.y + tall * 0.04))), {
          fill: 'none',
          stroke: brown,
          'stroke-width': num(tall * 0.07),
          'stroke-opacity': 0.8,
          'stroke-linecap': 'round',
        })
      );
    };
    const speck = (fill: string, low: number, high: number): string => {
      const spot = spotIn(random, 0.84);
      return ellipse(spot.x * long, spot.y * tall, size * random.between(low, high), size * low, {
        fill,
        'fill-opacity': random.between(0.6, 0.95),
        transform: `rotate(${random.whole(0, 180)} ${num(spot.x * long)} ${num(spot.y * tall)})`,
      });
    };
    const [seed, seeds] = look.seeds ?? ['', 0];
    return {
      body:
        path(closed(outline), {
          fill: radial(
            [
              [0, mix(gold, brown, 0.35)],
              [0.5, gold],
              [0.86, pale],
              [1, mix(pale, brown, 0.45)],
            ],
            { cx: 0.48, cy: 0.46, r: 0.56 },
          ),
        }) +
        path(closed(scaledPoints(outline, 0.86)), {
          opacity: 0.55,
          filter: patches({ colour: brown, frequency: 0.02, gain: 4, cut: 2.1, soften: 2 }),
        }) +
        Array.from({ length: cracks }, () => crack(random, size, pale, brown)).join('') +
        stains(random, size * 0.9, {
          colour: shade(brown, 0.2),
          count: look.blisters ?? 0,
          size: [0.04, 0.11],
          opacity: 0.6,
        }) +
        Array.from({ length: slashes }, (_, index) => slash(index)).join('') +
        Array.from({ length: seeds }, () => speck(seed, 0.022, 0.045)).join('') +
        Array.from({ length: dust }, () => {
          const spot = spotIn(random, 0.9);
          return circle(spot.x * long, spot.y * tall, random.between(0.7, 1.9), {
            fill: '#FFF6E2',
            'fill-opacity': random.between(0.3, 0.8),
          });
        }).join(''),
      ...(glint > 0 && {
        over: ellipse(-long * 0.3, -tall * 0.42, long * 0.3, tall * 0.12, {
          fill: '#FFF6E2',
          'fill-opacity': glint,
          filter: blur(Math.round(size) / 16),
        }),
      }),
      radius: size * Math.max(0.8, stretch ** 0.25 * 0.9),
    };
  };

interface Slice {
  crumb: string;
  crust: string;
  /** Width over height. */
  stretch?: number;
  toasted?: string;
  rind?: number;
  holes?: number;
}

/** Moves points of the unit disc outwards, so that a long slice has blunt ends. */
const squarer = (share: number): number => Math.sign(share) * Math.abs(share) ** 0.72;

/** A cut face of bread: crust around a porous crumb. Also used for the halves of a sandwich. */
export const breadSlice =
  (look: Slice): Part =>
  (random, size) => {
    const { crumb, crust, stretch = 1.3, rind = 0.08, holes = 46 } = look;
    const colour = vary(random, crumb);
    const wide = size * stretch ** 0.5;
    const tall = size / stretch ** 0.5;
    const outline = blobPoints(random, 1, { points: 18, rough: 0.03 }).map((p) =>
      at(wide * squarer(p.x), tall * squarer(p.y)),
    );
    const inner = scaledPoints(outline, 1 - rind);
    const pores = Array.from({ length: holes }, () => {
      const spot = spotIn(random, 0.82);
      const reach = size * (0.012 + 0.045 * random.next() ** 3);
      return ellipse(
        spot.x * size * stretch ** 0.5,
        (spot.y * size) / stretch ** 0.5,
        reach * 1.3,
        reach,
        {
          fill: shade(colour, 0.3),
          'fill-opacity': random.between(0.25, 0.5),
        },
      );
    });
    return {
      body:
        path(closed(outline), { fill: crust }) +
        path(closed(inner), {
          fill: radial(
            [
              [0, lit(colour, 0.25)],
              [0.8, colour],
              [1, shade(colour, 0.12)],
            ],
            { cx: 0.5, cy: 0.5, r: 0.55 },
          ),
        }) +
        pores.join('') +
        (look.toasted
          ? path(closed(inner), {
              opacity: 0.75,
              filter: patches({
                colour: look.toasted,
                frequency: 0.022,
                gain: 4.5,
                cut: 2.2,
                soften: 1.2,
              }),
            })
          : ''),
      radius: size,
    };
  };
