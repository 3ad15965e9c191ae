import { lit, mix, shade, vary } from '../../colour.ts';
import { blur, linear } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, bent, num, open, type Point, path, ribbon } from '../../shape.ts';

const GREENS = ['#6FA838', '#84B948', '#5E9A30', '#9CC95C'] as const;

/** A whole leaf of romaine, stem to the left: a broad pale rib, ruffled green to both sides. `size` is half its length. */
export const romaine: Part = (random, size, palette = GREENS) => {
  const colour = vary(random, random.pick(palette));
  const rib = bent(size * 2, random.between(-0.1, 0.1), 25);
  const phase = random.angle();
  const reach = (along: number, sign: number): number =>
    size *
    (0.07 + 0.36 * Math.sin(Math.PI * Math.min(1, along * 0.94 + 0.02) ** 1.5) ** 0.75) *
    (1 + 0.1 * Math.sin(along * 44 + phase * sign) + 0.06 * Math.sin(along * 21 + phase));
  const side = (sign: number, fill: string): string => {
    const edge: Point[] = rib.map((point, index) =>
      at(point.x, point.y + sign * reach(index / 24, sign)),
    );
    return path(`${open(edge)}${open([...rib].toReversed()).replace('M', 'L')}Z`, { fill });
  };
  const shades = (light: number): string =>
    linear(
      [
        [0, '#F2F4D2'],
        [0.2, mix(colour, '#EEF3C4', 0.62)],
        [0.5, lit(colour, light)],
        [1, shade(colour, 0.1)],
      ],
      [0, 0, 1, 0],
    );
  const veins = [5, 8, 11, 14, 17, 20].flatMap((index) => {
    const root = rib[index] ?? at(0, 0);
    return [-1, 1].map((sign) => {
      const far = reach(index / 24, sign) * 0.8;
      return `M${num(root.x)} ${num(root.y)}q${num(far * 0.3)} ${num(sign * far * 0.6)} ${num(far * 0.9)} ${num(sign * far)}`;
    });
  });
  return {
    body:
      side(-1, shades(0.2)) +
      side(1, shades(0.02)) +
      path(veins.join(''), {
        fill: 'none',
        stroke: mix(colour, '#F0F6CE', 0.7),
        'stroke-width': num(size * 0.016),
        'stroke-opacity': 0.8,
        'stroke-linecap': 'round',
      }) +
      path(
        ribbon(
          rib.map(({ x, y }) => at(x, y + size * 0.014)),
          (along) => size * 0.082 * (1.02 - along) ** 0.8,
        ),
        { fill: shade(colour, 0.3), 'fill-opacity': 0.4, filter: blur(1.5) },
      ) +
      path(
        ribbon(rib, (along) => size * 0.075 * (1.02 - along) ** 0.8),
        {
          fill: linear(
            [
              [0, '#FFFDEC'],
              [0.6, '#F0F4CC'],
              [1, mix(colour, '#E6F0B8', 0.6)],
            ],
            [0, 0, 1, 0],
          ),
        },
      ),
    radius: size * 0.62,
  };
};
