import { lit, shade, vary } from '../../colour.ts';
import { linear } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import { at, blob, closed, group, num, type Point, path, place, polygon } from '../../shape.ts';

const CRUMB = { valley: '#9A5412', body: '#DB932E', crest: '#F6CA70' };
const PORK = '#E9CBA8';
const SLICES = 6;

/** Half the height of the cutlet at a share of its length: blunt at the left, drawn out at the right. */
const profile = (x: number): number => 0.56 * (1 - Math.abs(x) ** 2.6) ** 0.5 * (1 - 0.16 * x);

/** Long sides of a slice between two shares of the length, ragged with crumbs. */
function outlineOf(random: Random, size: number, from: number, to: number): Point[] {
  const ragged = (): number => random.between(-0.016, 0.016) * size;
  const across = (x: number, sign: number): Point[] => {
    const reach = Math.max(0.12, profile(x)) * size;
    return Array.from({ length: 9 }, (_, index) =>
      at(x * size + ragged() * 0.5, sign * reach * (1 - index / 4) + ragged()),
    );
  };
  return [...across(from, 1), ...across(to, -1)];
}

/** A breaded cutlet cut across into strips, with gaps that show the pale meat. `size` is half its length. */
export const slicedKatsu: Part = (random, size) => {
  const ends = Array.from({ length: SLICES + 1 }, (_, index) => -0.98 + (index / SLICES) * 1.96);
  const slice = (from: number, to: number, last: boolean): string => {
    const gap = 0.022;
    const face = last ? 0 : 0.075;
    const top = outlineOf(random, size, from + gap, to - gap - face);
    const middle = (from + to) / 2;
    const shard = (): string => {
      const x = random.between(from + gap, to - gap - face);
      const y = random.between(-0.96, 0.96) * Math.max(0.12, profile(x));
      const reach = size * random.between(0.012, 0.034);
      const fill = vary(
        random,
        random.pick([CRUMB.body, CRUMB.body, CRUMB.crest, lit(CRUMB.crest, 0.3), CRUMB.valley]),
      );
      return path(blob(random, reach, { points: 6, rough: 0.34, stretch: random.between(1, 2) }), {
        fill,
        'fill-opacity': 0.9,
        transform: place(at(x * size, y * size), random.angle()),
      });
    };
    const cut = [
      at((to - gap - face * 1.4) * size, -profile(to - face) * size * 0.94),
      at((to - gap) * size, -profile(to) * size * 0.9),
      at((to - gap) * size, profile(to) * size * 0.9),
      at((to - gap - face * 1.4) * size, profile(to - face) * size * 0.94),
    ];
    const fibres = Array.from({ length: 9 }, () => {
      const y = random.between(-0.8, 0.8) * profile(to) * size;
      return `M${num((to - gap - face) * size)} ${num(y)}l${num(face * 0.7 * size)} ${num(random.between(-3, 3))}`;
    }).join('');
    return group(
      { transform: `translate(0 ${num(random.between(-0.02, 0.02) * size)})` },
      last
        ? ''
        : path(polygon(cut), {
            fill: linear(
              [
                [0, shade(PORK, 0.28)],
                [0.45, PORK],
                [0.86, lit(PORK, 0.3)],
                [1, '#B8701E'],
              ],
              [0, 0, 1, 0],
            ),
          }) +
            path(fibres, {
              fill: 'none',
              stroke: '#C79A72',
              'stroke-width': num(size * 0.012),
              'stroke-opacity': 0.6,
            }),
      path(closed(top), {
        fill: linear([
          [0, lit(CRUMB.body, 0.2)],
          [0.5, CRUMB.body],
          [1, shade(CRUMB.body, 0.25)],
        ]),
      }),
      ...Array.from({ length: 150 - Math.round(Math.abs(middle) * 50) }, shard),
    );
  };
  return {
    body: ends
      .slice(0, -1)
      .map((from, index) => slice(from, ends[index + 1] ?? 1, index === SLICES - 1))
      .join(''),
    radius: size * 0.9,
  };
};
