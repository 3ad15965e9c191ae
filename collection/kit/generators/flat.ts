import { lit, mix, shade, vary } from '../colour.ts';
import { patches, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import { blobPoints, circle, closed, num, open, path } from '../shape.ts';
import { scaledPoints, spotIn, stains } from './tone.ts';

interface Flat {
  /** Pale, normal and browned. */
  colours: readonly [string, string, string];
  rough?: number;
  stretch?: number;
  /** Width of a paler edge as a share of the radius. */
  edge?: number;
  /** Number of open pores, as in injera and crumpets. */
  pores?: number;
  /** Toasted or charred spots: count and colour. */
  char?: readonly [count: number, colour: string];
  /** Strength of lacy browning, as on a crêpe. */
  lace?: number;
  /** Number of flakes wound around the middle, as in layered bread. */
  winds?: number;
  specks?: readonly (readonly [colour: string, count: number])[];
}

/** A flat disc of dough or batter: flatbread, tortilla, pancake, fritter, injera, omelette. */
export const flat =
  (look: Flat): Part =>
  (random, size) => {
    const { rough = 0.02, stretch = 1, edge = 0, pores = 0, lace = 0, winds = 0 } = look;
    const [pale, bodyColour, brown] = look.colours;
    const body = vary(random, bodyColour);
    const outline = blobPoints(random, size, { points: 22, rough, stretch: stretch ** 0.5 });
    const [charred, char] = look.char ?? [0, ''];
    const hole = (): string => {
      const spot = spotIn(random, size * 0.94);
      const reach = 0.9 + 2.6 * random.next() ** 2;
      return (
        circle(spot.x, spot.y, reach, { fill: shade(body, 0.4), 'fill-opacity': 0.55 }) +
        circle(spot.x + reach * 0.3, spot.y + reach * 0.35, reach, {
          fill: 'none',
          stroke: lit(body, 0.5),
          'stroke-opacity': 0.4,
          'stroke-width': 0.8,
        })
      );
    };
    const wind = Array.from({ length: winds * 14 }, (_, index) => {
      const angle = (index / 14) * Math.PI * 2;
      const far = size * 0.92 * (1 - index / (winds * 14)) * random.between(0.97, 1.03);
      return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
    });
    const speck = (fill: string): string => {
      const spot = spotIn(random, size * 0.9);
      return circle(spot.x, spot.y, size * random.between(0.008, 0.022), {
        fill,
        'fill-opacity': 0.85,
      });
    };
    return {
      body:
        path(closed(outline), {
          fill: radial(
            [
              [0, lit(body, 0.1)],
              [0.7, body],
              [0.92, mix(body, pale, 0.5)],
              [1, pale],
            ],
            { cx: 0.5, cy: 0.5, r: 0.53 },
          ),
        }) +
        (lace > 0
          ? path(closed(scaledPoints(outline, 1 - edge)), {
              opacity: lace,
              filter: patches({ colour: brown, frequency: 0.028, gain: 5, cut: 2.5, soften: 0.8 }),
            })
          : '') +
        (edge > 0
          ? path(closed(scaledPoints(outline, 1 - edge)), { fill: brown, 'fill-opacity': 0.4 })
          : '') +
        (winds > 0
          ? path(open(wind), {
              fill: 'none',
              stroke: brown,
              'stroke-width': num(size * 0.03),
              'stroke-opacity': 0.55,
              'stroke-linecap': 'round',
            })
          : '') +
        Array.from({ length: pores }, hole).join('') +
        stains(random, size * 1.2, {
          colour: char,
          count: charred,
          size: [0.03, 0.09],
          opacity: 0.75,
        }) +
        (look.specks ?? [])
          .map(([fill, count]) => Array.from({ length: count }, () => speck(fill)).join(''))
          .join(''),
      radius: size,
    };
  };
