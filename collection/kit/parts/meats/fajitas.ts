import { lit, mix, shade, vary } from '../../colour.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import {
  at,
  bent,
  blob,
  closed,
  num,
  open,
  type Point,
  path,
  place,
  polar,
  ribbon,
} from '../../shape.ts';

/** Draws the grill marks of a strip of meat: black at its tips and at some spots along an edge. */
function writeChar(random: Random, spine: readonly Point[], half: number): string {
  const spots = [0, spine.length - 1, random.whole(1, spine.length - 2)].filter(() =>
    random.chance(0.62),
  );
  return spots
    .map((step) => {
      const spot = spine[step] ?? at(0, 0);
      const edge = at(spot.x, spot.y + random.sign() * half * 0.6);
      return path(blob(random, half * random.between(0.6, 1.1), { rough: 0.35, stretch: 1.5 }), {
        fill: '#1E0A04',
        'fill-opacity': random.between(0.5, 0.85),
        transform: place(edge, random.between(-0.4, 0.4)),
        filter: blur(1.4),
      });
    })
    .join('');
}

/** A strip of pepper or onion, blistered and charred by a hot skillet. */
export const charredStrip: Part = (random, size, palette = ['#CF2A1A', '#B81E12', '#DB4426']) => {
  const colour = vary(random, random.pick(palette));
  const spine = bent(size * 2, random.between(-0.2, 0.2), 9);
  const half = size * random.between(0.16, 0.22);
  return {
    body:
      path(
        ribbon(spine, (along) => half * (along < 0.05 || along > 0.95 ? 0.6 : 1)),
        {
          fill: linear(
            [
              [0, lit(colour, 0.3)],
              [0.5, colour],
              [1, shade(colour, 0.32)],
            ],
            [0, 0, 0, 1],
          ),
        },
      ) +
      path(open(spine.map((point) => at(point.x, point.y + half * 0.72))), {
        fill: 'none',
        stroke: mix(colour, '#FFE9B8', 0.5),
        'stroke-width': num(half * 0.22),
        'stroke-opacity': 0.65,
        'stroke-linecap': 'round',
      }) +
      writeChar(random, spine, half),
    radius: size * 0.6,
  };
};

const tortillaOutline = (random: Random, size: number): Point[] => {
  const phase = random.angle();
  return Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    return polar(angle, size * (1 + 0.012 * Math.sin(angle * 3 + phase)));
  });
};

function writeFreckles(random: Random, size: number, inside: (spot: Point) => boolean): string {
  return Array.from({ length: 70 }, () => {
    const spot = polar(random.angle(), size * 0.94 * Math.sqrt(random.next()));
    if (!inside(spot)) return '';
    const reach = size * (0.012 + 0.075 * random.next() ** 2);
    return path(blob(random, reach, { points: 7, rough: 0.3, stretch: random.between(0.8, 1.3) }), {
      fill: random.pick(['#B97A36', '#9A5A22', '#CF9A58']),
      'fill-opacity': random.between(0.4, 0.8),
      transform: place(spot),
      filter: blur(reach > 6 ? 2 : 1),
    });
  }).join('');
}

const FLOUR = radial(
  [
    [0, '#F8EACA'],
    [0.7, '#F1DCB2'],
    [1, '#DFBF88'],
  ],
  { cx: 0.45, cy: 0.42, r: 0.62 },
);

/** A flour tortilla: a thin pale disc with toasted freckles. */
export const flourTortilla: Part = (random, size) => ({
  body:
    path(closed(tortillaOutline(random, size)), { fill: FLOUR }) +
    writeFreckles(random, size, () => true),
  radius: size,
});

/** One folded in half, its fold above. */
export const foldedTortilla: Part = (random, size) => {
  const half = tortillaOutline(random, size).map((point) =>
    at(point.x, point.y < 0 ? point.y * 0.07 : point.y),
  );
  return {
    body:
      path(closed(half.map((point) => at(point.x * 0.98, point.y * 1.05 + 3))), {
        fill: '#DDBB84',
      }) +
      path(closed(half), { fill: FLOUR }) +
      path(closed(half), {
        fill: linear(
          [
            [0, '#FFFFFF', 0.6],
            [0.14, '#FFFFFF', 0],
            [0.7, '#8A5A20', 0],
            [1, '#8A5A20', 0.2],
          ],
          [0, 0, 0, 1],
        ),
      }) +
      writeFreckles(random, size, (spot) => spot.y > size * 0.08),
    radius: size,
  };
};
