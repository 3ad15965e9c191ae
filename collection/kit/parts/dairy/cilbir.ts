import { lit, shade, vary } from '../../colour.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
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
} from '../../shape.ts';

/** A poached egg: a round, plump white wrapped about its yolk, which only glows through the film above it. */
export const tenderEgg: Part = (random, size) => {
  const outline = blobPoints(random, size, { points: 14, rough: 0.045 });
  const yolk = size * 0.5;
  const x = -size * 0.02;
  const y = size * 0.02;
  const folds = [0.5, 1.7, 2.9, 4.2, 5.4].map((angle) => {
    const spot = polar(angle + random.between(-0.25, 0.25), size * 0.34);
    return path(open(arcPoints(spot, size * 0.46, angle - 0.75, angle + 0.55, 8)), {
      fill: 'none',
      stroke: '#D9B98A',
      'stroke-width': num(size * 0.04),
      'stroke-opacity': 0.6,
      'stroke-linecap': 'round',
      filter: blur(1.8),
    });
  });
  return {
    body:
      path(closed(outline), {
        fill: radial(
          [
            [0, '#FFFFFF'],
            [0.66, '#FFFCF4'],
            [1, '#EFD9B4'],
          ],
          { cx: 0.44, cy: 0.4, r: 0.62 },
        ),
      }) + folds.join(''),
    over:
      circle(x, y, yolk, {
        fill: radial(
          [
            [0, '#FF9F1A', 1],
            [0.5, '#FFAE2C', 0.95],
            [0.8, '#FFC558', 0.7],
            [1, '#FFE2A4', 0],
          ],
          { cx: 0.5, cy: 0.52, r: 0.5 },
        ),
        filter: blur(2.4),
      }) +
      [-0.5, 0.5]
        .map((share) =>
          path(blob(random, yolk * 0.34, { points: 9, rough: 0.3, stretch: 1.5 }), {
            fill: '#FFFBF0',
            'fill-opacity': 0.42,
            transform: place(at(x + yolk * share, y - yolk * share * 1.1), 0.7),
            filter: blur(4),
          }),
        )
        .join('') +
      path(open(arcPoints(at(0, 0), size * 0.6, 3.5, 4.5, 9)), {
        fill: 'none',
        stroke: '#FFFFFF',
        'stroke-opacity': 0.9,
        'stroke-width': num(size * 0.055),
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
