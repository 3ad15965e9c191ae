import { lit, shade, vary } from '../../colour.ts';
import { rounded } from '../../generators/tone.ts';
import { radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, blobPoints, circle, closed, ellipse, path } from '../../shape.ts';

/** A black-eyed bean: a pale kidney, and in its hollow a black ring about a white scar. */
export const blackEyedBean: Part = (random, size, palette = ['#EFDCB2', '#E6CE9C', '#F5E6C6']) => {
  const colour = vary(random, random.pick(palette));
  const outline = blobPoints(random, size, { points: 12, rough: 0.04, stretch: 1.2 }).map((point) =>
    at(point.x, point.y - (0.14 * point.x * point.x) / size),
  );
  return {
    body:
      path(closed(outline), { fill: rounded(colour, 0.35, 0.26) }) +
      ellipse(0, size * 0.36, size * 0.52, size * 0.33, { fill: '#1C120E' }) +
      ellipse(0, size * 0.4, size * 0.2, size * 0.1, { fill: lit(colour, 0.5) }),
    radius: size,
  };
};

/** A cooked pearl of sago: clear, with a bright rim and a pale heart. */
export const clearPearl: Part = (random, size, palette = ['#FFF6DC', '#F8E8C4']) => {
  const colour = random.pick(palette);
  return {
    body: circle(0, 0, size, {
      fill: radial(
        [
          [0, '#FFFFFF', 0.75],
          [0.4, colour, 0.35],
          [0.8, shade(colour, 0.3), 0.4],
          [1, '#FFFFFF', 0.75],
        ],
        { cx: 0.5, cy: 0.5, r: 0.5 },
      ),
    }),
    over: circle(-size * 0.34, -size * 0.36, size * 0.2, { fill: '#FFFFFF', 'fill-opacity': 0.95 }),
    radius: size,
  };
};
