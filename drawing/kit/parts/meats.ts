import { lit, shade, vary } from '../colour.ts';
import { linear } from '../paint.ts';
import type { Part } from '../picture.ts';
import { at, bent, path, ribbon } from '../shape.ts';

/** A thin strip of cooked beef or pork, crumpled. */
export const meatStrip: Part = (
  random,
  size,
  palette = ['#6E3519', '#82451F', '#562710', '#98592C'],
) => {
  const colour = vary(random, random.pick(palette));
  const spine = bent(size * 2, random.between(-0.22, 0.22), 8).map((point, index) =>
    at(point.x, point.y + Math.sin(index * 1.9 + size) * size * 0.08),
  );
  const phase = random.angle();
  return {
    body: path(
      ribbon(
        spine,
        (along) =>
          size * (0.24 + 0.07 * Math.sin(along * 9 + phase)) * Math.sin(along * Math.PI) ** 0.3 +
          0.8,
      ),
      {
        fill: linear(
          [
            [0, lit(colour, 0.2)],
            [0.5, colour],
            [1, shade(colour, 0.3)],
          ],
          [0, 0, 0.2, 1],
        ),
      },
    ),
    radius: size * 0.62,
  };
};
