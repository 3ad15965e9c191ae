import { lit, shade, vary } from '../colour.ts';
import { blur, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import {
  arcPoints,
  at,
  bent,
  blob,
  blobPoints,
  circle,
  closed,
  ellipse,
  num,
  open,
  type Point,
  path,
  place,
  polar,
} from '../shape.ts';

/** A poached egg whose yolk shows: a plump white with folded lobes, thin over the yolk that bulges beneath. */
export const tenderEgg: Part = (random, size) => {
  const outline = blobPoints(random, size, { points: 12, rough: 0.11, stretch: 1.05 });
  const x = size * random.between(-0.08, 0.04);
  const y = size * random.between(-0.06, 0.04);
  const yolk = size * 0.47;
  const folds = [0.7, 2.4, 4.1].map((angle) => {
    const spot = polar(angle + random.between(-0.3, 0.3), size * 0.3);
    return path(open(arcPoints(spot, size * 0.48, angle - 0.7, angle + 0.7, 8)), {
      fill: 'none',
      stroke: '#E2C79C',
      'stroke-width': num(size * 0.045),
      'stroke-opacity': 0.6,
      'stroke-linecap': 'round',
      filter: blur(1.6),
    });
  });
  return {
    body:
      path(closed(outline), {
        fill: radial(
          [
            [0, '#FFFFFF'],
            [0.7, '#FFFCF4'],
            [1, '#F3E2C4'],
          ],
          { cx: 0.45, cy: 0.42, r: 0.62 },
        ),
      }) + folds.join(''),
    over:
      circle(x + yolk * 0.08, y + yolk * 0.12, yolk * 1.12, {
        fill: '#E8A83C',
        'fill-opacity': 0.5,
        filter: blur(6),
      }) +
      circle(x, y, yolk, {
        fill: radial(
          [
            [0, '#FFC94C'],
            [0.55, '#FFAE26'],
            [0.88, '#F79A16'],
            [1, '#F2B04A'],
          ],
          { cx: 0.42, cy: 0.38, r: 0.66 },
        ),
        filter: blur(1.2),
      }) +
      path(blob(random, yolk * 0.9, { points: 9, rough: 0.3 }), {
        fill: '#FFF6E2',
        'fill-opacity': 0.4,
        transform: place(at(x - yolk * 0.3, y + yolk * 0.25)),
        filter: blur(3),
      }) +
      path(open(arcPoints(at(x, y), yolk * 0.7, 3.45, 4.7, 9)), {
        fill: 'none',
        stroke: '#FFFBEA',
        'stroke-opacity': 0.9,
        'stroke-width': num(yolk * 0.13),
        'stroke-linecap': 'round',
        filter: blur(0.8),
      }) +
      circle(x - yolk * 0.16, y - yolk * 0.68, yolk * 0.06, { fill: '#FFFFFF' }) +
      path(open(arcPoints(at(x, y), yolk * 0.8, 0.3, 1.4, 9)), {
        fill: 'none',
        stroke: '#FFE08A',
        'stroke-opacity': 0.7,
        'stroke-width': num(yolk * 0.1),
        'stroke-linecap': 'round',
        filter: blur(1.4),
      }),
    radius: size,
  };
};

/** A frond of dill: a bent stem with pairs of forked threads. */
export const dill: Part = (random, size, palette = ['#43902F', '#55A63C', '#388028']) => {
  const colour = vary(random, random.pick(palette));
  const spine = bent(size * 2, random.between(-0.16, 0.16), 9);
  const hair = (root: Point, angle: number, reach: number): string => {
    const tip = polar(angle, reach);
    const fine = [0.35, 0.6, 0.82].flatMap((share) =>
      [-1, 1].map((side) => {
        const end = polar(angle + side * random.between(0.35, 0.8), reach * (1.1 - share) * 0.75);
        return `M${num(root.x + tip.x * share)} ${num(root.y + tip.y * share)}q${num(end.x * 0.6)} ${num(end.y * 0.4)} ${num(end.x)} ${num(end.y)}`;
      }),
    );
    return `M${num(root.x)} ${num(root.y)}l${num(tip.x)} ${num(tip.y)}${fine.join('')}`;
  };
  const threads = spine.slice(2).flatMap((root, index) => {
    const reach = size * (0.78 - index * 0.075) * random.between(0.8, 1.15);
    return index === 6
      ? [hair(root, random.between(-0.15, 0.15), reach)]
      : [-1, 1].map((side) => hair(root, side * random.between(0.5, 0.95), reach));
  });
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return {
    body:
      path(threads.join(''), {
        ...line,
        stroke: shade(colour, 0.2),
        'stroke-width': num(size * 0.046 + 0.5),
      }) +
      path(threads.join(''), {
        ...line,
        stroke: lit(colour, 0.12),
        'stroke-width': num(size * 0.045),
      }) +
      path(open(spine), {
        ...line,
        stroke: lit(colour, 0.2),
        'stroke-width': num(size * 0.05 + 0.5),
      }),
    radius: size,
  };
};

/** A toasted slice of sourdough: dark crust, open crumb, browned from the grill. */
export const toast: Part = (random, size) => {
  const shape = [
    [-1.24, -0.1],
    [-1.1, -0.62],
    [-0.5, -0.86],
    [0.2, -0.9],
    [0.9, -0.72],
    [1.24, -0.2],
    [1.2, 0.3],
    [0.9, 0.6],
    [0.2, 0.66],
    [-0.5, 0.64],
    [-1.08, 0.5],
  ].map(([x = 0, y = 0]) => at(x * size * random.between(0.98, 1.02), y * size));
  const inset = (share: number): string =>
    closed(shape.map((point) => at(point.x * share, point.y * share - size * (1 - share) * 0.1)));
  const holes = Array.from({ length: 46 }, () => {
    const spot = at(random.between(-0.98, 0.98) * size, random.between(-0.58, 0.42) * size);
    const r = size * (0.012 + 0.05 * random.next() ** 2.4);
    return (
      ellipse(spot.x, spot.y, r * 1.35, r, { fill: '#A8702E', 'fill-opacity': 0.7 }) +
      ellipse(spot.x + r * 0.25, spot.y + r * 0.3, r * 0.95, r * 0.62, {
        fill: '#F6DDA6',
        'fill-opacity': 0.55,
      })
    );
  });
  const browned = Array.from({ length: 9 }, () =>
    path(blob(random, size * random.between(0.12, 0.3), { rough: 0.3, stretch: 1.4 }), {
      fill: '#B06A22',
      'fill-opacity': random.between(0.2, 0.4),
      transform: place(at(random.between(-0.85, 0.85) * size, random.between(-0.5, 0.4) * size)),
      filter: blur(size * 0.06),
    }),
  );
  return {
    body:
      path(inset(1), {
        fill: radial([
          [0, '#B06A2A'],
          [0.8, '#8E4C18'],
          [1, '#6A3410'],
        ]),
      }) +
      path(inset(0.925), {
        fill: radial([
          [0, '#F6DEA8'],
          [0.7, '#EDC988'],
          [1, '#CE934A'],
        ]),
      }) +
      browned.join('') +
      holes.join(''),
    radius: size * 1.1,
  };
};
