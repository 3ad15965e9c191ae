import { lit } from '../../colour.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { arcPoints, at, blobPoints, closed, open, path } from '../../shape.ts';

/** A spoonful of thick paste: gochujang, chilli jam. */
export const dollop: Part = (random, size, palette = ['#B3170C', '#7E0C05']) => {
  const [colour = '#B3170C', deep = '#7E0C05'] = palette;
  const swirl = arcPoints(at(0, 0), size * 0.5, 2.6, 6.6, 10);
  return {
    body:
      path(closed(blobPoints(random, size, { points: 9, rough: 0.1 })), {
        fill: radial([
          [0, lit(colour, 0.12)],
          [0.6, colour],
          [1, deep],
        ]),
      }) +
      path(open(swirl), {
        fill: 'none',
        stroke: deep,
        'stroke-width': size * 0.1,
        'stroke-opacity': 0.7,
        'stroke-linecap': 'round',
      }),
    over: path(open(arcPoints(at(0, 0), size * 0.62, 3.5, 4.7, 8)), {
      fill: 'none',
      stroke: '#FFE0D0',
      'stroke-opacity': 0.75,
      'stroke-width': size * 0.12,
      'stroke-linecap': 'round',
      filter: blur(1.2),
    }),
    radius: size,
  };
};
