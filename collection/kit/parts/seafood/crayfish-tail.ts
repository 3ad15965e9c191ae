import { lit, shade, vary } from '../../colour.ts';
import { linear } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, num, path, polar, ribbon } from '../../shape.ts';

/** The peeled tail of a crayfish: a short, plump curl with red bands over pale flesh. */
export const crayfishTail: Part = (random, size, palette = ['#F4A070', '#EE8E5A', '#F8B48A']) => {
  const colour = vary(random, random.pick(palette));
  const sweep = random.between(3.4, 4.1);
  const line = Array.from({ length: 13 }, (_, index) =>
    polar(-0.4 + (index / 12) * sweep, size * 0.6),
  );
  const half = (along: number): number => size * 0.34 * (1 - along * 0.5);
  const bands = [0.12, 0.3, 0.48, 0.66, 0.84].map((along) => {
    const angle = -0.4 + along * sweep;
    const inner = polar(angle, size * 0.6 - half(along) * 0.9);
    const outer = polar(angle + 0.08, size * 0.6 + half(along) * 0.92);
    return path(`M${num(inner.x)} ${num(inner.y)}L${num(outer.x)} ${num(outer.y)}`, {
      fill: 'none',
      stroke: '#C8381A',
      'stroke-width': num(size * 0.13),
      'stroke-opacity': random.between(0.5, 0.85),
      'stroke-linecap': 'round',
    });
  });
  const body = ribbon(
    line.map((point) => at(point.x, point.y)),
    half,
  );
  return {
    body:
      path(body, {
        fill: linear(
          [
            [0, lit(colour, 0.4)],
            [0.5, colour],
            [1, shade(colour, 0.3)],
          ],
          [0, 0, 0.4, 1],
        ),
      }) + bands.join(''),
    radius: size,
  };
};
