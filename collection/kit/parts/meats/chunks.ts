import { lit, shade, vary } from '../../colour.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, blob, blobPoints, closed, path, place } from '../../shape.ts';

/** A piece of meat coated in its sauce, with a browned or charred edge. Palette: coat, char. */
export const coatedChunk: Part = (random, size, palette = ['#D9702A', '#4A1704']) => {
  const [coat = '#D9702A', char = '#4A1704'] = palette;
  const colour = vary(random, coat);
  const outline = blobPoints(random, size, {
    points: 8,
    rough: 0.2,
    stretch: random.between(0.88, 1.18),
  });
  const ridge = outline.map((point) =>
    at(point.x * 0.62 - size * 0.08, point.y * 0.62 - size * 0.1),
  );
  const scorch = (): string =>
    path(blob(random, size * random.between(0.16, 0.34), { rough: 0.4, stretch: 1.5 }), {
      fill: char,
      'fill-opacity': random.between(0.35, 0.6),
      transform: place(
        at(random.between(-0.6, 0.6) * size, random.between(-0.6, 0.6) * size),
        random.angle(),
      ),
      filter: blur(size * 0.05),
    });
  return {
    body:
      path(closed(outline), {
        fill: radial([
          [0, lit(colour, 0.2)],
          [0.6, colour],
          [1, shade(colour, 0.28)],
        ]),
      }) +
      path(closed(ridge), {
        fill: lit(colour, 0.2),
        'fill-opacity': 0.5,
        filter: blur(size * 0.07),
      }) +
      scorch() +
      scorch(),
    radius: size,
  };
};
