import { lit, shade, vary } from '../../colour.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { closed, ellipse, num, path, polar } from '../../shape.ts';

/** An oyster cracker: a small puffed six-sided pillow with a browned crown, a pressed rim and a pinhole. */
export const oysterCracker: Part = (random, size, palette = ['#F0CE8C', '#E9C27A', '#F5D9A0']) => {
  const colour = vary(random, random.pick(palette));
  const outline = (share: number) =>
    closed(
      Array.from({ length: 12 }, (_, index) =>
        polar((index / 12) * Math.PI * 2, size * share * (index % 2 === 0 ? 1.1 : 0.98)),
      ),
    );
  return {
    body:
      path(outline(1), { fill: shade(colour, 0.12) }) +
      path(outline(0.93), { fill: colour }) +
      path(outline(0.78), {
        fill: radial(
          [
            [0, lit(colour, 0.1)],
            [0.45, '#DCA257'],
            [0.8, '#E5B368'],
            [1, colour],
          ],
          { cx: 0.5, cy: 0.5, r: 0.52 },
        ),
        'fill-opacity': 0.85,
      }) +
      ellipse(
        random.between(-0.2, 0.2) * size,
        random.between(-0.2, 0.2) * size,
        size * 0.4,
        size * 0.3,
        {
          fill: '#B26A26',
          'fill-opacity': random.between(0.2, 0.5),
          filter: blur(size * 0.14),
        },
      ) +
      ellipse(0, 0, size * 0.09, size * 0.075, { fill: '#7A4418' }) +
      path(outline(0.8), {
        fill: 'none',
        stroke: lit(colour, 0.5),
        'stroke-width': num(size * 0.06),
        'stroke-opacity': 0.55,
      }),
    radius: size,
  };
};
