import { lit, shade, vary } from '../colour.ts';
import { linear } from '../paint.ts';
import type { Part } from '../picture.ts';
import { at, ellipse, num, path } from '../shape.ts';
import { stains } from './tone.ts';

interface HalfMoon {
  palette: readonly string[];
  skin: string;
  rind?: number;
  /** Depth of the hollow on the straight side: 0 for a half disc, .5 for a crescent. */
  hollow?: number;
  /** Height over half width. */
  depth?: number;
  /** Colour towards the straight side. */
  heart?: string;
  seeds?: readonly [count: number, colour: string];
  lines?: string;
  sear?: string;
}

/** Half a slice, or a wedge on its side with its skin below: avocado, apple, orange, onion, melon, lemon. */
export const halfMoon =
  (look: HalfMoon): Part =>
  (random, size, palette = look.palette) => {
    const { rind = 0.08, hollow = 0, depth = 0.9, heart, lines } = look;
    const flesh = vary(random, random.pick(palette));
    const moon = (share: number): string => {
      const rx = size * share;
      const drop = size * depth * share;
      const cut = size * hollow * depth;
      return `M${num(-rx)} 0C${num(-rx)} ${num(drop * 1.3)} ${num(rx)} ${num(drop * 1.3)} ${num(rx)} 0C${num(rx * 0.66)} ${num(cut * 1.3)} ${num(-rx * 0.66)} ${num(cut * 1.3)} ${num(-rx)} 0Z`;
    };
    const [count, seed] = look.seeds ?? [0, ''];
    const ray = (index: number): string => {
      const angle = 0.35 + (index / 4) * (Math.PI - 0.7);
      const from = at(Math.cos(angle) * size * 0.12, Math.sin(angle) * size * 0.08);
      const to = at(Math.cos(angle) * size * 0.84, Math.sin(angle) * size * depth * 0.82);
      return `M${num(from.x)} ${num(from.y)}L${num(to.x)} ${num(to.y)}`;
    };
    const seedAt = (index: number): string => {
      const angle = 0.6 + ((index + 0.5) / count) * (Math.PI - 1.2);
      const far = size * random.between(0.34, 0.5);
      return ellipse(
        Math.cos(angle) * far,
        Math.sin(angle) * far * depth,
        size * 0.07,
        size * 0.045,
        {
          fill: seed,
        },
      );
    };
    return {
      body:
        `<g transform="translate(0 ${num(-size * depth * 0.42)})">` +
        path(moon(1), { fill: look.skin }) +
        path(moon(1 - rind), {
          fill: linear(
            [
              [0, heart ?? lit(flesh, 0.3)],
              [0.5, flesh],
              [1, shade(flesh, 0.1)],
            ],
            [0, 0, 0, 1],
          ),
        }) +
        (lines
          ? path([0, 1, 2, 3, 4].map(ray).join(''), {
              fill: 'none',
              stroke: lines,
              'stroke-width': num(size * 0.045),
              'stroke-opacity': 0.8,
              'stroke-linecap': 'round',
            })
          : '') +
        Array.from({ length: count }, (_, index) => seedAt(index)).join('') +
        '</g>' +
        (look.sear ? stains(random, size * 0.7, { colour: look.sear, count: 4 }) : ''),
      radius: size * 0.8,
    };
  };
