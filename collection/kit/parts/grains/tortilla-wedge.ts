import { lit, shade, vary } from '../../colour.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, circle, closed, ellipse, path, place } from '../../shape.ts';

/** A fried wedge of tortilla: two straight sides, a round one, blisters and a browned edge. */
export const tortillaWedge: Part = (random, size, palette = ['#EBBF66', '#E2B054', '#F2CE84']) => {
  const colour = vary(random, random.pick(palette));
  const curl = random.between(-0.08, 0.08) * size;
  const wander = () => random.between(-0.07, 0.07) * size;
  const corners = [
    at(0, -size + wander()),
    at(size * 0.86 + wander(), size * 0.5 + wander()),
    at(-size * 0.86 + wander(), size * 0.5 + wander()),
  ] as const;
  const [tip, right, left] = corners;
  const side = (from: typeof tip, to: typeof tip, bow: number) =>
    [0.04, 0.34, 0.66, 0.96].map((along) =>
      at(
        from.x + (to.x - from.x) * along,
        from.y + (to.y - from.y) * along + Math.sin(along * Math.PI) * bow,
      ),
    );
  const outline = (share: number) =>
    closed(
      [...side(tip, right, curl), ...side(right, left, size * 0.2), ...side(left, tip, -curl)].map(
        ({ x, y }) => at(x * share, y * share),
      ),
    );
  const blister = () =>
    circle(random.between(-0.4, 0.4) * size, random.between(-0.3, 0.5) * size, size * 0.09, {
      fill: lit(colour, 0.4),
      'fill-opacity': 0.7,
    });
  return {
    body:
      path(outline(1), { fill: shade(colour, 0.34) }) +
      path(outline(0.95), {
        fill: radial([
          [0, lit(colour, 0.2)],
          [0.7, colour],
          [1, shade(colour, 0.2)],
        ]),
      }) +
      ellipse(0, 0, size * 0.34, size * 0.2, {
        fill: '#A8601C',
        'fill-opacity': random.between(0.15, 0.5),
        transform: place(at(random.between(-0.2, 0.2) * size, 0.1 * size), random.angle()),
        filter: blur(size * 0.1),
      }) +
      Array.from({ length: 4 }, blister).join(''),
    radius: size,
  };
};
