import { lit, mix, shade, vary } from '../../colour.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, blobPoints, closed, num, open, path, polar } from '../../shape.ts';

/** A chopped piece of cooked clam: plump peach flesh with a darker frill along one side. */
export const clamMeat: Part = (random, size, palette = ['#E3B184', '#D89F70', '#EDC49A']) => {
  const colour = vary(random, random.pick(palette));
  const outline = blobPoints(random, size, {
    points: 9,
    rough: 0.22,
    stretch: random.between(1.1, 1.35),
  });
  const frill = outline.slice(0, random.whole(3, 4));
  const line = (stroke: string, width: number, opacity = 1): string =>
    path(open(frill.map((point) => at(point.x * 0.86, point.y * 0.86))), {
      fill: 'none',
      stroke,
      'stroke-width': num(size * width),
      'stroke-opacity': opacity,
      'stroke-linecap': 'round',
    });
  return {
    body:
      path(closed(outline), {
        fill: radial([
          [0, lit(colour, 0.3)],
          [0.6, colour],
          [1, shade(colour, 0.18)],
        ]),
      }) +
      line('#7A4426', 0.3, 0.75) +
      line('#A8683C', 0.16, 0.8) +
      path(open(frill.map((point) => at(point.x * 0.5, point.y * 0.5))), {
        fill: 'none',
        stroke: shade(colour, 0.25),
        'stroke-width': num(size * 0.08),
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }),
    radius: size,
  };
};

/** A hard-shell clam from outside, its hinge at the left: a rounded fan with growth rings about the hinge. */
export const clamShell: Part = (random, size, palette = ['#C9B79C', '#B8A488', '#D8C8AE']) => {
  const colour = vary(random, random.pick(palette));
  const hinge = at(-size * 0.86, -size * 0.08);
  const edge = (share: number) =>
    Array.from({ length: 16 }, (_, index) => {
      const angle = (index / 16) * Math.PI * 2;
      const spot = polar(angle, size * (Math.cos(angle) < -0.6 ? 0.94 : 1));
      const x = spot.x * (1 + 0.06 * Math.sin(angle));
      const y = spot.y * 0.84;
      return at(hinge.x + (x - hinge.x) * share, hinge.y + (y - hinge.y) * share);
    });
  const rings = Array.from({ length: 13 }, (_, index) => {
    const share = 0.3 + (index / 12) * 0.67;
    const dark = index % 4 === 2;
    return path(closed(edge(share + random.between(-0.01, 0.01))), {
      fill: 'none',
      stroke: dark ? '#6E5A66' : shade(colour, 0.35),
      'stroke-width': num(size * (dark ? 0.05 : 0.028)),
      'stroke-opacity': dark ? 0.55 : 0.5,
    });
  });
  return {
    body:
      path(closed(edge(1)), {
        fill: linear([
          [0, lit(colour, 0.45)],
          [0.5, colour],
          [1, mix(colour, '#5E4A56', 0.5)],
        ]),
      }) +
      path(closed(edge(0.7)), {
        fill: lit(colour, 0.5),
        'fill-opacity': 0.5,
        filter: blur(size * 0.1),
      }) +
      rings.join('') +
      path(closed(edge(0.22)), { fill: shade(colour, 0.3), 'fill-opacity': 0.6 }),
    radius: size,
  };
};
