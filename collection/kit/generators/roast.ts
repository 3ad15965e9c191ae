import { lit, shade, vary } from '../colour.ts';
import { blur } from '../paint.ts';
import type { Part } from '../picture.ts';
import { at, blobPoints, circle, closed, ellipse, num, type Point, path } from '../shape.ts';
import { rounded, scaledPoints, stains } from './tone.ts';

interface Roast {
  palette: readonly string[];
  sear?: string;
  /** Colour of grill marks across it. */
  bars?: string;
  /** Colour of an edge of fat. */
  rim?: string;
}

const JOINTS = {
  /** A drumstick with its knuckle to the left. */
  drumstick: (t: number): number => 0.2 + 0.48 * Math.exp(-(((t - 0.72) / 0.26) ** 2)),
  /** A straight-cut steak or chop. */
  steak: (t: number): number =>
    0.6 * (1 - Math.abs(2 * t - 1) ** 4) ** 0.5 + 0.05 * Math.sin(t * 7 + 0.6),
  /** A fillet of fish or of chicken. */
  fillet: (t: number): number => 0.16 + 0.36 * Math.sin(Math.PI * t ** 0.8),
} as const;

/** A browned joint, steak or fillet along x. `size` is half its length. */
export const roast =
  (cut: keyof typeof JOINTS, look: Roast): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const width = JOINTS[cut];
    const wobble = random.between(-0.05, 0.05);
    const steps = Array.from({ length: 15 }, (_, index) => index / 14);
    const edge = (sign: number): Point[] =>
      steps.map((t) =>
        at(
          (t * 2 - 1) * size,
          sign * size * width(t) * random.between(0.96, 1.04) + Math.sin(t * 3) * wobble * size,
        ),
      );
    const outline = [...edge(-1), ...edge(1).toReversed()];
    const bone =
      cut === 'drumstick'
        ? path(
            `M${num(-size * 1.36)} ${num(-size * 0.09)}L${num(-size * 0.8)} ${num(-size * 0.1)}V${num(size * 0.1)}L${num(-size * 1.36)} ${num(size * 0.09)}Z`,
            { fill: '#E9D2A6' },
          ) +
          circle(-size * 1.38, -size * 0.08, size * 0.11, { fill: '#F1DEB8' }) +
          circle(-size * 1.38, size * 0.08, size * 0.11, { fill: '#E2C896' })
        : '';
    const bar = (share: number): string => {
      const x = share * size;
      const half = width((share + 1) / 2) * size * 0.84;
      return `M${num(x - half / 3)} ${num(half)}L${num(x + half / 3)} ${num(-half)}`;
    };
    const clip = scaledPoints(outline, 0.9);
    return {
      body:
        bone +
        path(closed(outline), { fill: look.rim ?? rounded(colour, 0.3, 0.36) }) +
        (look.rim ? path(closed(clip), { fill: rounded(colour, 0.3, 0.3) }) : '') +
        stains(random, size * 0.7, {
          colour: look.sear ?? shade(colour, 0.5),
          count: 8,
          opacity: 0.45,
        }) +
        (look.bars
          ? path([-0.62, -0.31, 0, 0.31, 0.62].map(bar).join(''), {
              fill: 'none',
              stroke: look.bars,
              'stroke-opacity': 0.72,
              'stroke-width': num(size * 0.075),
              'stroke-linecap': 'round',
              filter: blur(1.1),
            })
          : ''),
      over: ellipse(size * 0.05, -size * 0.24, size * 0.3, size * 0.07, {
        fill: lit(colour, 0.9),
        'fill-opacity': 0.3,
        filter: blur(Math.round(size) / 20),
      }),
      radius: size * 0.8,
    };
  };

/** A slice of meat with a seared edge, a paler or redder middle, fibres and fat. */
export const meatSlice =
  (look: {
    edge: string;
    palette: readonly string[];
    heart: string;
    fat?: string;
    stretch?: number;
  }): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const outline = blobPoints(random, size, {
      points: 12,
      rough: 0.08,
      stretch: (look.stretch ?? 1.6) ** 0.5,
    });
    const line = (fill: string, wide: number): string => {
      const y = random.between(-0.5, 0.5) * size;
      const x = size * random.between(0.3, 0.9);
      return path(
        `M${num(-x)} ${num(y)}q${num(x)} ${num(random.between(-0.25, 0.25) * size)} ${num(2 * x)} ${num(random.between(-0.1, 0.1) * size)}`,
        {
          fill: 'none',
          stroke: fill,
          'stroke-width': num(size * wide),
          'stroke-opacity': 0.5,
          'stroke-linecap': 'round',
        },
      );
    };
    return {
      body:
        path(closed(outline), { fill: look.edge }) +
        path(closed(scaledPoints(outline, 0.9)), { fill: rounded(colour, 0.2, 0.2) }) +
        path(closed(scaledPoints(outline, 0.6)), {
          fill: look.heart,
          'fill-opacity': 0.75,
          filter: blur(Math.round(size) / 9),
        }) +
        Array.from({ length: 8 }, () => line(shade(colour, 0.35), 0.03)).join('') +
        (look.fat ? Array.from({ length: 3 }, () => line(look.fat ?? '', 0.1)).join('') : ''),
      radius: size,
    };
  };
