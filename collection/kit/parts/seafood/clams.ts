import { lit, shade, vary } from '../../colour.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, blobPoints, closed, ellipse, group, num, open, path, polar } from '../../shape.ts';

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

/** One valve from inside, its hinge at the origin and its mouth to the right. */
function valve(size: number, colour: string): string {
  const edge = (share: number): string =>
    closed(
      Array.from({ length: 18 }, (_, index) => {
        const spot = polar((index / 18) * Math.PI * 2, size * 0.62 * share);
        return at(size * 0.56 + spot.x, spot.y * 1.16);
      }),
    );
  return (
    path(edge(1), {
      fill: linear([
        [0, lit(colour, 0.3)],
        [1, shade(colour, 0.3)],
      ]),
    }) +
    path(edge(0.96), { fill: 'none', stroke: '#7A6450', 'stroke-width': num(size * 0.03) }) +
    path(edge(0.88), {
      fill: linear([
        [0, '#D9CCC0'],
        [0.5, '#F3E6D2'],
        [1, '#FBF2E2'],
      ]),
    }) +
    ellipse(size * 0.95, size * 0.2, size * 0.13, size * 0.3, {
      fill: '#6A4A7E',
      'fill-opacity': 0.7,
      filter: blur(Math.round(size * 0.7) / 10),
    })
  );
}

/** A clam that opened in the pot: two valves about their hinge, both from inside, the meat in the lower one. */
export const openClam: Part = (random, size, palette = ['#C9B79C', '#B8A488', '#D8C8AE']) => {
  const colour = vary(random, random.pick(palette));
  const meat = clamMeat(random, size * 0.48, ['#EFA868', '#E69A58', '#F4B67A']);
  const turn = (degrees: number, ...drawn: string[]): string =>
    group({ transform: `translate(${num(-size * 0.3)} 0) rotate(${num(degrees)})` }, ...drawn);
  const wide = random.between(40, 52);
  return {
    body:
      turn(-wide, valve(size, shade(colour, 0.1))) +
      turn(
        wide,
        valve(size, colour),
        group({ transform: `translate(${num(size * 0.58)} 0)` }, meat.body),
      ),
    radius: size * 1.05,
  };
};
