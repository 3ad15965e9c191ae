import { lit, shade, vary } from '../colour.ts';
import { linear } from '../paint.ts';
import type { Part } from '../picture.ts';
import { at, path, polar, polygon } from '../shape.ts';

const LEAN = ['#8E2F17', '#A23A1C', '#7A2410', '#B24A26'] as const;
const FAT = ['#EDBE85', '#E0A766', '#F3CE9C'] as const;

/** A crisp bit of bacon or salt pork: an angular chip, browned at the edge, lean beside fat. */
export const baconBit: Part = (random, size, palette = LEAN) => {
  const colour = vary(random, random.pick(palette));
  const wide = random.between(0.9, 1.5);
  const corners = Array.from({ length: 7 }, (_, index) => {
    const spot = polar(
      (index / 7) * Math.PI * 2 + random.between(-0.3, 0.3),
      random.around(size, 0.24),
    );
    return at(spot.x * wide, spot.y * 0.86);
  });
  const within = (share: number, drop = 0) =>
    polygon(corners.map((point) => at(point.x * share, point.y * share + drop)));
  const fat = random.pick(FAT);
  return {
    body:
      path(within(1), { fill: shade(colour, 0.35) }) +
      path(within(0.84), { fill: colour }) +
      path(within(0.84), {
        fill: linear(
          [
            [0, fat],
            [0.3, fat],
            [0.36, fat, 0],
            [0.66, fat, 0],
            [0.7, lit(fat, 0.1)],
            [0.84, fat],
            [0.88, fat, 0],
          ],
          [0, random.between(-0.2, 0.2), random.between(0, 0.4), 1],
        ),
      }) +
      path(within(0.5, size * 0.1), { fill: '#5A1A08', 'fill-opacity': 0.25 }),
    radius: size,
  };
};
