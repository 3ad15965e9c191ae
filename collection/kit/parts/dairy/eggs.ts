import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import {
  arcPoints,
  at,
  blobPoints,
  circle,
  closed,
  ellipse,
  num,
  open,
  path,
  polar,
} from '../../shape.ts';

/** The marks every yolk needs: a bright arc, one dot and warm light bounced in at the lower right. */
function yolkLight(x: number, y: number, r: number): string {
  const centre = at(x, y);
  return (
    path(open(arcPoints(centre, r * 0.7, 3.45, 4.7, 9)), {
      fill: 'none',
      stroke: '#FFFBEA',
      'stroke-opacity': 0.85,
      'stroke-width': num(r * 0.13),
      'stroke-linecap': 'round',
      filter: blur(0.8),
    }) +
    circle(x - r * 0.16, y - r * 0.68, r * 0.06, { fill: '#FFFFFF', 'fill-opacity': 0.9 }) +
    path(open(arcPoints(centre, r * 0.8, 0.3, 1.4, 9)), {
      fill: 'none',
      stroke: '#FFD97A',
      'stroke-opacity': 0.7,
      'stroke-width': num(r * 0.1),
      'stroke-linecap': 'round',
      filter: blur(1.4),
    })
  );
}

/** A fried egg, sunny side up; `size` is the radius of its white. The brown lace is the palette's only colour. */
export const friedEgg: Part = (random, size, palette = ['#C98A3E']) => {
  const outline = blobPoints(random, size, { points: 12, rough: 0.1 });
  const yolk = size * 0.41;
  const x = random.between(-0.05, 0.05) * size;
  const y = random.between(-0.05, 0.05) * size;
  const lace = outline.map((point) => at(point.x * 1.02, point.y * 1.02));
  const bubbles = Array.from({ length: 16 }, () => {
    const spot = polar(random.angle(), size * random.between(0.6, 0.92));
    return circle(spot.x, spot.y, random.between(0.012, 0.035) * size, {
      fill: '#E2BE86',
      'fill-opacity': 0.45,
    });
  });
  return {
    body:
      path(closed(lace), { fill: palette[0] ?? '#C98A3E' }) +
      path(closed(outline.map((point) => at(point.x * 0.985, point.y * 0.985))), {
        fill: radial(
          [
            [0, '#FFFFFF'],
            [0.62, '#FFFDF6'],
            [0.88, '#FBF0DC'],
            [1, '#EBCD98'],
          ],
          { cx: 0.5, cy: 0.5, r: 0.56 },
        ),
      }) +
      bubbles.join('') +
      circle(x, y, yolk * 1.12, { fill: '#F6DFA8', 'fill-opacity': 0.6, filter: blur(3) }),
    over:
      circle(x + yolk * 0.08, y + yolk * 0.12, yolk * 1.05, {
        fill: '#9A5A12',
        'fill-opacity': 0.5,
        filter: blur(3.4),
      }) +
      circle(x, y, yolk, {
        fill: radial(
          [
            [0, '#FFC63C'],
            [0.55, '#FFA51C'],
            [0.86, '#F58A0C'],
            [1, '#D96C06'],
          ],
          { cx: 0.4, cy: 0.36, r: 0.68 },
        ),
      }) +
      yolkLight(x, y, yolk),
    radius: size,
  };
};

/** The curve of an egg cut lengthways, its pointed end to the right. */
function eggCurve(size: number): string {
  return closed(
    Array.from({ length: 18 }, (_, index) => {
      const angle = (index / 18) * Math.PI * 2;
      const long = Math.cos(angle) > 0 ? 1.2 : 1;
      return at(Math.cos(angle) * size * long, Math.sin(angle) * size * 0.86);
    }),
  );
}

/** A soft-boiled egg cut in half: firm white, jammy yolk, a thin stained rim when seasoned. */
export const halfEgg: Part = (_random, size, palette = ['#E9D3AC']) => {
  const yolk = size * 0.55;
  return {
    body:
      path(eggCurve(size), { fill: palette[0] ?? '#E9D3AC' }) +
      path(eggCurve(size * 0.965), {
        fill: radial(
          [
            [0, '#FFFFFF'],
            [0.7, '#FFFCF4'],
            [1, '#F6E8CE'],
          ],
          { cx: 0.46, cy: 0.46, r: 0.6 },
        ),
      }) +
      ellipse(0, 0, yolk * 1.08, yolk * 1.04, {
        fill: '#F6D48A',
        'fill-opacity': 0.8,
        filter: blur(1.4),
      }),
    over:
      ellipse(0, 0, yolk, yolk * 0.97, { fill: '#F2B84A' }) +
      ellipse(0.4, 0.4, yolk * 0.92, yolk * 0.89, {
        fill: radial(
          [
            [0, '#FF9D1F'],
            [0.6, '#F98A12'],
            [1, '#F2A030'],
          ],
          { cx: 0.5, cy: 0.52, r: 0.6 },
        ),
      }) +
      ellipse(yolk * 0.1, yolk * 0.14, yolk * 0.5, yolk * 0.42, {
        fill: '#E96C04',
        'fill-opacity': 0.55,
        filter: blur(yolk * 0.12),
      }) +
      yolkLight(0, 0, yolk),
    radius: size * 1.05,
  };
};
