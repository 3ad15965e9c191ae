import { lit, shade, vary } from '../../colour.ts';
import { linear } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, bent, closed, num, open, path, polar, ribbon } from '../../shape.ts';

export const RED_PEPPER = ['#CF2A1A', '#B81E12', '#DB4426'] as const;
export const GREEN_PEPPER = ['#4F9A34', '#3D8429', '#67AE45'] as const;

/** A cooked strip, skin side up, a little curled. */
export const pepperStrip: Part = (random, size, palette = RED_PEPPER) => {
  const colour = vary(random, random.pick(palette));
  const spine = bent(size * 2, random.between(-0.16, 0.16), 8);
  return {
    body:
      path(
        ribbon(
          spine,
          (along) =>
            size * (0.17 + 0.03 * Math.sin(along * 7)) * (along < 0.05 || along > 0.95 ? 0.75 : 1),
        ),
        {
          fill: linear(
            [
              [0, lit(colour, 0.22)],
              [0.55, colour],
              [1, shade(colour, 0.3)],
            ],
            [0, 0, 0, 1],
          ),
        },
      ) +
      path(open(spine.map((point) => at(point.x, point.y + size * 0.15))), {
        fill: 'none',
        stroke: lit(colour, 0.45),
        'stroke-width': num(size * 0.04),
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }),
    radius: size * 0.6,
  };
};

/** A ring of raw pepper: lobed, a wall of even thickness with pale inside edges. */
export const pepperRing: Part = (random, size, palette = GREEN_PEPPER) => {
  const colour = vary(random, random.pick(palette));
  const lobes = random.whole(3, 4);
  const start = random.angle();
  const outline = (share: number) =>
    Array.from({ length: 28 }, (_, index) => {
      const angle = start + (index / 28) * Math.PI * 2;
      return polar(angle, size * share * (0.9 + 0.1 * Math.cos((angle - start) * lobes)));
    });
  return {
    body:
      path(closed(outline(1)) + closed(outline(0.76).toReversed()), {
        fill: colour,
        'fill-rule': 'evenodd',
      }) +
      path(closed(outline(0.8)), {
        fill: 'none',
        stroke: lit(colour, 0.65),
        'stroke-width': num(size * 0.07),
        'stroke-opacity': 0.85,
      }) +
      path(closed(outline(0.97)), {
        fill: 'none',
        stroke: shade(colour, 0.35),
        'stroke-width': num(size * 0.05),
        'stroke-opacity': 0.6,
      }),
    radius: size,
  };
};
