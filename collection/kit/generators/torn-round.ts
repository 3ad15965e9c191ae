import { lit, mix, shade, vary } from '../colour.ts';
import { patches, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import { at, circle, closed, ellipse, num, type Point, path, place, ribbon } from '../shape.ts';
import { stains } from './tone.ts';

interface TornRound {
  /** Pale, golden and brown crust. */
  crust: readonly [string, string, string];
  crumb: string;
  /** Number of holes in the crumb. */
  holes?: number;
  /** Colour of melted cheese that pulls strings between the halves. */
  strings?: string;
  /** Distance between the halves as a share of the size. */
  apart?: number;
}

/** Distance by which the torn crumb protrudes from the crust, as a share of the size. */
const CRUMB = 0.34;

/** A round baked bread torn in two, with crumb and optional strings of cheese between the halves. */
export const tornRound =
  (look: TornRound): Part =>
  (random, size) => {
    const { holes = 26, strings, apart = 0.5 } = look;
    const [pale, gold, brown] = look.crust;
    const torn = (x: number, rough: number): Point[] =>
      Array.from({ length: 11 }, (_, index) => {
        const y = 1 - index / 5;
        const reach = Math.sqrt(Math.max(0.02, 1 - y * y));
        return at(
          size * (x * reach + random.between(-rough, rough)),
          size * y * random.between(0.94, 0.98),
        );
      });
    const back = Array.from({ length: 13 }, (_, index) => {
      const angle = Math.PI * (1.5 - index / 12);
      return at(
        Math.cos(angle) * size * random.between(0.97, 1.03),
        -Math.sin(angle) * size * random.between(0.97, 1.03),
      );
    }).toReversed();
    const half = (side: 1 | -1): string => {
      const hole = (): string => {
        const y = random.between(-0.8, 0.8);
        const x = random.between(0, CRUMB * 0.85) * Math.sqrt(1 - y * y);
        const reach = size * (0.02 + 0.06 * random.next() ** 2);
        return ellipse(x * size, y * size, reach, reach * 1.3, {
          fill: shade(look.crumb, random.between(0.2, 0.4)),
          'fill-opacity': 0.75,
        });
      };
      const crumb = closed([...back, ...torn(CRUMB, 0.05)]);
      const crust = closed([...back, ...torn(-0.06, 0.05)]);
      return `<g transform="translate(${num((side * size * apart) / 2)} 0) scale(${-side} 1)">${
        path(crumb, { fill: shade(look.crumb, 0.06) }) +
        path(crumb, {
          opacity: 0.6,
          filter: patches({
            colour: lit(look.crumb, 0.5),
            frequency: 0.06,
            gain: 5,
            cut: 2.4,
            soften: 0.8,
          }),
        }) +
        Array.from({ length: holes }, hole).join('') +
        path(crust, {
          fill: radial(
            [
              [0, mix(gold, brown, 0.3)],
              [0.7, gold],
              [1, mix(pale, brown, 0.4)],
            ],
            { cx: 0.6, cy: 0.46, r: 0.7 },
          ),
        })
      }</g>${
        `<g transform="translate(${num(side * size * (apart / 2 + 0.5))} 0)">` +
        stains(random, size * 0.6, { colour: brown, count: 7, size: [0.1, 0.3], opacity: 0.5 }) +
        '</g>'
      }`;
    };
    const string = (): string => {
      const y = random.between(-0.62, 0.62) * size;
      const reach = size * (apart / 2 + CRUMB * 0.1);
      const sag = random.between(-0.1, 0.16) * size;
      const thick = size * random.between(0.03, 0.075);
      const line = Array.from({ length: 9 }, (_, index) => {
        const along = index / 4 - 1;
        return at(along * reach, y + sag * (1 - along * along) + random.between(-1, 1));
      });
      const fill = vary(random, strings ?? '');
      return path(
        ribbon(line, (along) => thick * (0.5 + 1.4 * Math.abs(along - 0.5) ** 1.6)),
        { fill },
      );
    };
    return {
      body:
        half(-1) +
        half(1) +
        (strings
          ? Array.from({ length: 9 }, string).join('') +
            Array.from({ length: 10 }, (_, index) =>
              circle(0, 0, size * random.between(0.07, 0.14), {
                fill: lit(strings, random.between(0, 0.3)),
                transform: place(
                  at(
                    (index % 2 === 0 ? -1 : 1) * size * (apart / 2 - CRUMB * 0.2),
                    random.between(-0.6, 0.6) * size,
                  ),
                ),
              }),
            ).join('')
          : ''),
      radius: size * (1 + apart / 2),
    };
  };
