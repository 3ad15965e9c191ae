import { lit, shade, vary } from '../../colour.ts';
import { blur, linear } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, circle, closedAt, ellipse, num, type Point, path, ribbon } from '../../shape.ts';

const TIP = '#1E1210';

/** A finger of the claw along a curve; its end is black. */
function finger(size: number, line: readonly Point[], thick: number, fill: string): string {
  const end = line.slice(-4);
  const width =
    (from: number) =>
    (along: number): number =>
      thick * size * (1 - (from + along * (1 - from)) ** 1.6) + size * 0.02;
  return (
    path(ribbon(line, width(0)), { fill }) +
    path(ribbon(end, width(1 - 3 / (line.length - 1))), { fill: TIP })
  );
}

/** A boiled crab claw: two joints, a thick hand and two toothed fingers with black ends, which point to the right. */
export const crabClaw: Part = (random, size, palette = ['#E8642A', '#DE5420', '#EE7638']) => {
  const colour = vary(random, random.pick(palette));
  const shell = linear(
    [
      [0, lit(colour, 0.34)],
      [0.45, colour],
      [1, shade(colour, 0.34)],
    ],
    [0, 0, 0, 1],
  );
  const curve = (from: Point, by: Point, to: Point): Point[] =>
    Array.from({ length: 9 }, (_, index) => {
      const t = index / 8;
      const mixed = (a: number, b: number, c: number): number =>
        size * ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c);
      return at(mixed(from.x, by.x, to.x), mixed(from.y, by.y, to.y));
    });
  const upper = curve(at(0.1, -0.14), at(0.62, -0.66), at(1.12, -0.1));
  const lower = curve(at(0.1, 0.2), at(0.66, 0.5), at(1.1, 0.06));
  const bump = (x: number, y: number): string =>
    circle(x * size, y * size, size * 0.045, { fill: '#FBD0A0', 'fill-opacity': 0.75 });
  return {
    body:
      ellipse(-size * 1.02, size * 0.1, size * 0.24, size * 0.17, { fill: shade(colour, 0.12) }) +
      ellipse(-size * 0.74, size * 0.05, size * 0.24, size * 0.22, { fill: shell }) +
      finger(size, lower, 0.2, shade(colour, 0.12)) +
      finger(size, upper, 0.24, shell) +
      path(
        closedAt(size, [
          [-0.62, -0.14],
          [-0.34, -0.42],
          [0.08, -0.46],
          [0.38, -0.36],
          [0.4, -0.02],
          [0.36, 0.34],
          [0.04, 0.44],
          [-0.36, 0.36],
          [-0.62, 0.16],
        ]),
        { fill: shell },
      ) +
      path(
        closedAt(size, [
          [-0.4, 0.14],
          [0, 0.2],
          [0.3, 0.16],
          [0.26, 0.32],
          [0, 0.38],
          [-0.34, 0.3],
        ]),
        { fill: '#FBE0B8', 'fill-opacity': 0.7, filter: blur(Math.round(size * 0.6) / 10) },
      ) +
      [bump(-0.2, -0.2), bump(0.02, -0.26), bump(-0.06, -0.06), bump(0.2, -0.16)].join('') +
      path(
        `M${num(size * 0.5)} ${num(-size * 0.1)}l${num(size * 0.09)} ${num(size * 0.1)}l${num(size * 0.09)} ${num(-size * 0.12)}l${num(size * 0.08)} ${num(size * 0.1)}`,
        { fill: 'none', stroke: '#FBE6C4', 'stroke-width': num(size * 0.045) },
      ),
    radius: size,
  };
};
