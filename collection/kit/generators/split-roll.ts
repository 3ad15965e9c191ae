import { lit, mix, shade } from '../colour.ts';
import { blur, patches } from '../paint.ts';
import type { Part } from '../picture.ts';
import { at, closed, num, open, type Point, path, polygon, ribbon } from '../shape.ts';
import { barrel } from './tone.ts';

interface SplitRoll {
  /** Pale, golden and brown crust. */
  crust: readonly [string, string, string];
  crumb: string;
  /** Half width as a share of the half length. */
  width: number;
  /** Half width of the opening as a share of the half width. */
  mouth: number;
  /** Width of the ends as a share of the full width: 1 for square ends, 0 for points. */
  ends?: number;
  /** Number of scores across the crust, as on a baguette. */
  slashes?: number;
  /** Number of loose flakes of crust. */
  flakes?: number;
  /** Colour of crustless sides toasted in butter, as on a top-split roll. */
  toasted?: string;
}

/**
 * A long roll slit along its top: crust at both sides, crumb at the lips, a shaded opening. `size` is half its length.
 */
export const splitRoll =
  (look: SplitRoll): Part =>
  (random, size) => {
    const { width, mouth, ends = 0.3, slashes = 0, flakes = 0 } = look;
    const [pale, gold, brown] = look.crust;
    const half = size * width;
    const line = Array.from({ length: 17 }, (_, index) => at((index / 8 - 1) * size, 0));
    const shape = (share: number, from = 1): string =>
      ribbon(
        line.map((point) => at(point.x * from, point.y)),
        (along) =>
          half * share * (ends + (1 - ends) * Math.sin(Math.PI * (0.03 + along * 0.94)) ** 0.42),
      );
    const slash = (index: number): string => {
      const x = ((index + 0.5) / slashes - 0.5) * size * 1.8;
      return [-1, 1]
        .map((side) => {
          const score = [
            at(x - half * 0.4, side * half * 0.94),
            at(x - half * 0.04, side * half * 0.74),
            at(x + half * 0.34, side * half * 0.56),
          ];
          return (
            path(
              ribbon(score, (along) => half * 0.12 * Math.sin(Math.PI * (0.08 + along * 0.84))),
              { fill: lit(pale, 0.3) },
            ) +
            path(open(score.map((p) => at(p.x + half * 0.1, p.y + half * 0.05))), {
              fill: 'none',
              stroke: brown,
              'stroke-width': num(half * 0.07),
              'stroke-opacity': 0.75,
              'stroke-linecap': 'round',
            })
          );
        })
        .join('');
    };
    const flake = (): string => {
      const x = random.between(-0.9, 0.9) * size;
      const y = random.sign() * random.between(0.66, 0.95) * half;
      const reach = half * random.between(0.06, 0.16);
      return path(
        polygon(
          [0, 1, 2, 3].map((n) =>
            at(
              x + Math.cos(n * 1.6) * reach * random.between(0.6, 1.6),
              y + Math.sin(n * 1.6) * reach * random.between(0.6, 1),
            ),
          ),
        ),
        {
          fill: random.chance(0.5) ? lit(pale, 0.2) : brown,
          'fill-opacity': random.between(0.35, 0.8),
        },
      );
    };
    const lips = (share: number): string => {
      const edge = (side: number): Point[] =>
        line.map((p, index) =>
          at(
            p.x * 0.95,
            side *
              half *
              share *
              Math.sin(Math.PI * (0.05 + (index / 16) * 0.9)) ** 0.4 *
              random.between(0.94, 1.06),
          ),
        );
      return closed([...edge(-1), ...edge(1).toReversed()]);
    };
    const bare = look.toasted;
    return {
      body:
        path(shape(1), { fill: barrel(bare ? mix(pale, gold, 0.3) : gold, 0.3, 0.45) }) +
        path(shape(0.97, 0.99), {
          opacity: 0.6,
          filter: patches({
            colour: bare ?? brown,
            frequency: bare ? 0.022 : [0.014, 0.03],
            gain: 4.4,
            cut: 2.1,
            soften: 1.6,
          }),
        }) +
        Array.from({ length: slashes }, (_, index) => slash(index)).join('') +
        Array.from({ length: flakes }, flake).join('') +
        path(lips(mouth * 1.26), { fill: lit(look.crumb, 0.2) }) +
        path(lips(mouth * 1.2), {
          opacity: 0.7,
          filter: patches({
            colour: shade(look.crumb, 0.3),
            frequency: 0.07,
            gain: 5,
            cut: 2.7,
            soften: 0.6,
          }),
        }) +
        path(lips(mouth), { fill: shade(look.crumb, 0.55), filter: blur(3) }),
      radius: size,
    };
  };
