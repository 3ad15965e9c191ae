import { stains } from '../../generators/tone.ts';
import { blur, linear, patches } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, closed, num, open, type Point, path } from '../../shape.ts';

/** Half the width at a share of the length: broad at the head, tapered to the tail. */
const half = (t: number): number =>
  0.4 * Math.min(1, 0.55 + t * 5) * (1 - 0.62 * Math.max(0, (t - 0.38) / 0.62) ** 1.5);

/** A side of salmon along x, its tail to the right: flakes as bows between lines of fat. `size` is half its length. */
export const salmonSide: Part = (random, size) => {
  const steps = Array.from({ length: 25 }, (_, index) => index / 24);
  const xOf = (t: number): number => (t * 2 - 1) * size;
  const edge = (sign: number, share = 1): Point[] =>
    steps.map((t) =>
      at(xOf(0.012 + t * 0.976) * (share < 1 ? 0.985 : 1), sign * half(t) * size * share),
    );
  const outline = (share: number): string =>
    closed([...edge(-1, share), ...edge(1, share).toReversed()]);
  const bow = (index: number, sign: number): string => {
    const t = 0.03 + index * 0.044;
    const tall = half(Math.min(1, t + 0.04)) * size * 0.9;
    const x = xOf(t);
    return open(
      [0, 0.3, 0.6, 1].map((share) =>
        at(
          x + size * 0.13 * Math.sin(share * 2.5) - share * size * 0.03,
          sign * (0.03 * size + share * tall),
        ),
      ),
    );
  };
  const bows = Array.from({ length: 20 }, (_, index) => bow(index, -1) + bow(index, 1)).join('');
  const seam = open(steps.slice(0, -1).map((t) => at(xOf(t), Math.sin(t * 9) * size * 0.006)));
  const strokes = (d: string, stroke: string, width: number, opacity: number): string =>
    path(d, {
      fill: 'none',
      stroke,
      'stroke-width': num(size * width),
      'stroke-opacity': opacity,
      'stroke-linecap': 'round',
      filter: blur(0.8),
    });
  return {
    body:
      path(outline(1), { fill: '#8E8478' }) +
      path(outline(0.955), {
        fill: linear(
          [
            [0, '#F7AE86'],
            [0.4, '#F0946A'],
            [0.75, '#EE8A5C'],
            [1, '#F8BC98'],
          ],
          [0, 0, 0, 1],
        ),
      }) +
      strokes(bows, '#C45A30', 0.016, 0.6) +
      `<g transform="translate(-4 -2)">${strokes(bows, '#FFDCC0', 0.013, 0.9)}</g>` +
      strokes(seam, '#B8502A', 0.014, 0.6) +
      path(outline(0.93), {
        opacity: 0.5,
        filter: patches({ colour: '#FBC49C', frequency: 0.012, gain: 4, cut: 2.1, soften: 3 }),
      }) +
      stains(random, size * 0.5, {
        colour: '#A8561A',
        count: 16,
        size: [0.03, 0.08],
        opacity: 0.4,
      }),
    radius: size,
  };
};
