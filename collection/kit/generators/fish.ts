import { lit, mix, shade, vary } from '../colour.ts';
import { blur, linear } from '../paint.ts';
import type { Part } from '../picture.ts';
import { arcPoints, at, circle, closed, num, open, type Point, path } from '../shape.ts';
import { stains } from './tone.ts';

interface Fish {
  back: string;
  flank: string;
  belly: string;
  sear?: string;
  slashes?: number;
  /** Colour of the flesh in the slashes. */
  flesh?: string;
}

const half = (t: number): number =>
  0.31 * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.07)) ** 0.62 * (1 - 0.62 * t ** 3);

/** A whole fish along x with its head to the left. `size` is half its length. */
export const wholeFish =
  (look: Fish): Part =>
  (random, size) => {
    const flank = vary(random, look.flank);
    const steps = Array.from({ length: 17 }, (_, index) => index / 16);
    const xOf = (t: number): number => (t * 1.66 - 1) * size;
    const side = (sign: number): Point[] => steps.map((t) => at(xOf(t), sign * size * half(t)));
    const tail = closed([
      at(size * 0.6, -size * 0.07),
      at(size * 0.8, -size * 0.2),
      at(size * 1.06, -size * 0.3),
      at(size * 0.94, 0),
      at(size * 1.06, size * 0.3),
      at(size * 0.8, size * 0.2),
      at(size * 0.6, size * 0.07),
    ]);
    const fin = (x: number, y: number, lean: number, long: number): string =>
      path(
        closed([
          at(x - long * 0.5, y),
          at(x, y + lean),
          at(x + long * 0.7, y + lean * 0.8),
          at(x + long * 0.5, y),
        ]),
        { fill: shade(flank, 0.25), stroke: shade(flank, 0.45), 'stroke-width': num(size * 0.012) },
      );
    const scales = Array.from({ length: 54 }, (_, index) => {
      const t = 0.28 + (index % 9) * 0.068;
      const y = (Math.floor(index / 9) / 5 - 0.5) * 1.5 * size * half(t);
      return open(arcPoints(at(xOf(t), y), size * 0.055, -1.2, 1.2, 5));
    }).join('');
    const slash = (index: number): string => {
      const x = size * (-0.28 + index * 0.26);
      const reach = size * 0.2;
      const d = `M${num(x + size * 0.07)} ${num(-reach)}Q${num(x - size * 0.06)} 0 ${num(x + size * 0.03)} ${num(reach)}Q${num(x + size * 0.07)} 0 ${num(x + size * 0.07)} ${num(-reach)}Z`;
      return path(d, {
        fill: look.flesh ?? '#FBF0DC',
        stroke: shade(flank, 0.55),
        'stroke-width': num(size * 0.018),
      });
    };
    const gill = open(arcPoints(at(-size * 0.74, 0), size * 0.22, -0.95, 0.95, 9));
    return {
      body:
        path(tail, {
          fill: shade(flank, 0.2),
          stroke: shade(flank, 0.4),
          'stroke-width': num(size * 0.012),
        }) +
        fin(-size * 0.05, -size * 0.27, -size * 0.14, size * 0.44) +
        fin(size * 0.12, size * 0.25, size * 0.1, size * 0.2) +
        path(closed([...side(-1), ...side(1).toReversed()]), {
          fill: linear(
            [
              [0, look.back],
              [0.36, flank],
              [0.7, mix(flank, look.belly, 0.6)],
              [1, look.belly],
            ],
            [0, 0, 0, 1],
          ),
        }) +
        path(scales, {
          fill: 'none',
          stroke: lit(flank, 0.5),
          'stroke-opacity': 0.35,
          'stroke-width': num(size * 0.011),
        }) +
        stains(random, size * 0.6, {
          colour: look.sear ?? '#3A1C08',
          count: look.sear ? 12 : 0,
          size: [0.06, 0.16],
          opacity: 0.5,
        }) +
        Array.from({ length: look.slashes ?? 0 }, (_, index) => slash(index)).join('') +
        path(gill, {
          fill: 'none',
          stroke: shade(flank, 0.5),
          'stroke-width': num(size * 0.025),
          'stroke-opacity': 0.7,
        }) +
        fin(-size * 0.38, size * 0.05, size * 0.08, size * 0.16) +
        circle(-size * 0.82, -size * 0.06, size * 0.05, { fill: '#F4ECD8' }) +
        circle(-size * 0.82, -size * 0.06, size * 0.03, { fill: '#1A1210' }) +
        path(`M${num(-size * 1.0)} ${num(size * 0.05)}L${num(-size * 0.88)} ${num(size * 0.07)}`, {
          stroke: shade(flank, 0.6),
          'stroke-width': num(size * 0.02),
          filter: blur(0.6),
        }),
      radius: size * 0.9,
    };
  };
