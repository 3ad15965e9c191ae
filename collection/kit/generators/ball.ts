import { lit, shade, vary } from '../colour.ts';
import { radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import { blobPoints, circle, closed, ellipse, num, path, place } from '../shape.ts';
import { spotIn, stains } from './tone.ts';

interface Ball {
  palette: readonly string[];
  rough?: number;
  /** Crust or coating of short strokes (`sprinkles`) or dots. */
  coat?: readonly [
    kind: 'dots' | 'sprinkles' | 'crumbs',
    colours: readonly string[],
    count: number,
  ];
  sear?: string;
  glint?: number;
  /** Colour of a stalk scar or pit in the middle. */
  mark?: string;
}

/** A sphere: olive, pea, berry, meatball, fritter, truffle. */
export const ball =
  (look: Ball): Part =>
  (random, size, palette = look.palette) => {
    const { rough = 0.03, glint = 0.5 } = look;
    const colour = vary(random, random.pick(palette));
    const outline = blobPoints(random, size, { points: 13, rough, stretch: 1 });
    const [kind, colours, count] = look.coat ?? ['dots', [], 0];
    const coating = Array.from({ length: count }, () => {
      const spot = spotIn(random, size * 0.93);
      const fill = random.pick(colours);
      if (kind === 'sprinkles') {
        return path(`M${num(-size * 0.11)} 0H${num(size * 0.11)}`, {
          stroke: fill,
          'stroke-width': num(size * 0.085),
          'stroke-linecap': 'round',
          transform: place(spot, random.angle()),
        });
      }
      const reach =
        size * (kind === 'crumbs' ? random.between(0.06, 0.17) : random.between(0.03, 0.07));
      return circle(spot.x, spot.y, reach, { fill, 'fill-opacity': kind === 'crumbs' ? 0.6 : 0.9 });
    });
    return {
      body:
        path(closed(outline), {
          fill: radial(
            [
              [0, lit(colour, 0.42)],
              [0.42, colour],
              [1, shade(colour, 0.5)],
            ],
            { cx: 0.36, cy: 0.32, r: 0.74 },
          ),
        }) +
        (look.sear ? stains(random, size, { colour: look.sear, count: 5, opacity: 0.55 }) : '') +
        coating.join('') +
        (look.mark ? circle(size * 0.1, size * 0.12, size * 0.16, { fill: look.mark }) : ''),
      over: glint
        ? ellipse(-size * 0.34, -size * 0.38, size * 0.22, size * 0.13, {
            fill: '#FFFFFF',
            'fill-opacity': glint,
          })
        : '',
      radius: size,
    };
  };
