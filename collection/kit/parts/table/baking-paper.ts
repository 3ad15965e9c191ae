import { shade, vary } from '../../colour.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, num, type Point, path, polar, polygon } from '../../shape.ts';

const FOLDS = 34;

/** Baking paper folded down round a cake: pleats that run outward from the middle, and an uneven edge. */
export const bakingPaper: Part = (random, size, palette = ['#F6E9CC', '#EEDCB6', '#FBF2DE']) => {
  const angles = Array.from(
    { length: FOLDS },
    (_, index) => ((index + random.between(-0.3, 0.3)) / FOLDS) * Math.PI * 2,
  );
  const corners = angles.map((angle) => ({
    angle,
    reach: size * (random.between(0.9, 1.06) + 0.07 * Math.abs(Math.sin(2 * angle))),
  }));
  const nth = (index: number): { angle: number; reach: number } =>
    corners[index % corners.length] ?? { angle: 0, reach: size };
  const outline: Point[] = corners.map(({ angle, reach }) => polar(angle, reach));
  const folds = corners.map(({ angle, reach }, index) => {
    const next = nth(index + 1);
    const tone = vary(random, random.pick(palette));
    return path(polygon([at(0, 0), polar(angle, reach), polar(next.angle, next.reach)]), {
      fill: index % 2 === 0 ? shade(tone, random.between(0.08, 0.2)) : tone,
    });
  });
  const creases = corners.map(({ angle, reach }) => {
    const to = polar(angle, reach * 0.99);
    return `M0 0L${num(to.x)} ${num(to.y)}`;
  });
  return {
    body:
      path(polygon(outline), { fill: palette[0] ?? '#F6E9CC' }) +
      folds.join('') +
      path(creases.join(''), { stroke: '#FFF6DE', 'stroke-width': 3, 'stroke-opacity': 0.7 }) +
      path(polygon(outline), {
        fill: radial(
          [
            [0, '#6A3A10', 0.9],
            [0.74, '#7A4818', 0.75],
            [0.86, '#8A5A24', 0.3],
            [1, '#8A5A24', 0],
          ],
          { cx: 0.5, cy: 0.5, r: 0.5 },
        ),
        filter: blur(3),
      }),
    radius: size,
  };
};
