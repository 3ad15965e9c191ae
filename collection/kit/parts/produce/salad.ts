import { lit, vary } from '../../colour.ts';
import { linear, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import {
  arcPoints,
  at,
  blob,
  blobPoints,
  closed,
  group,
  num,
  open,
  type Point,
  path,
  place,
} from '../../shape.ts';

/** One slab of feta: crumbly sides, pits, hair cracks and pools of oil. */
export const feta: Part = (random, size) => {
  const wide = size;
  const tall = size * 0.64;
  const side = (fromX: number, fromY: number, toX: number, toY: number): Point[] =>
    Array.from({ length: 12 }, (_, index) =>
      at(
        fromX + ((toX - fromX) * index) / 12 + random.between(-2.4, 2.4),
        fromY + ((toY - fromY) * index) / 12 + random.between(-2.4, 2.4),
      ),
    );
  const outline = [
    ...side(-wide, -tall, wide, -tall),
    ...side(wide, -tall, wide, tall),
    ...side(wide, tall, -wide, tall),
    ...side(-wide, tall, -wide, -tall),
  ];
  /** Crumbs along the sides, and a corner that has come off. */
  const crumb = (spot: Point, reach: number): string =>
    path(blob(random, reach, { points: 6, rough: 0.35 }), {
      fill: random.chance(0.5) ? '#FFFDF6' : '#EFE4CB',
      stroke: '#D9C7A4',
      'stroke-width': 0.8,
      transform: place(spot, random.angle()),
    });
  const crumbs = [
    ...outline
      .filter((_, index) => index % 2 === 0)
      .map((spot) => crumb(spot, random.between(2, 7))),
    ...Array.from({ length: 14 }, () =>
      crumb(
        at(wide * random.between(0.72, 1.12), tall * random.between(0.5, 1.24)),
        random.between(3, 10),
      ),
    ),
  ];
  const cracks = [-0.3, 0.34].map((x) =>
    path(
      open([
        at(x * wide, -tall * 0.96),
        at((x + 0.05) * wide, -tall * 0.3),
        at((x - 0.03) * wide, tall * 0.3),
        at((x + 0.04) * wide, tall * 0.95),
      ]),
      { fill: 'none', stroke: '#CDB78F', 'stroke-width': 1.8, 'stroke-opacity': 0.6 },
    ),
  );
  const pools = Array.from({ length: 4 }, (_, index) => {
    const spot = at(
      (-0.6 + index * 0.4) * wide + random.between(-8, 8),
      random.between(-0.45, 0.45) * tall,
    );
    const d = closed(
      blobPoints(random, size * random.between(0.11, 0.17), {
        points: 8,
        rough: 0.2,
        stretch: 1.2,
      }),
    );
    return group(
      { transform: place(spot) },
      path(d, {
        fill: radial([
          [0, '#E3C75A'],
          [0.7, '#D0AC34'],
          [1, '#B58E1E'],
        ]),
        'fill-opacity': 0.72,
      }),
      path(open(arcPoints(at(0, 0), size * 0.09, 3.4, 4.7, 6)), {
        fill: 'none',
        stroke: '#FFFBE0',
        'stroke-width': 2,
        'stroke-opacity': 0.8,
        'stroke-linecap': 'round',
      }),
    );
  });
  return {
    body:
      path(closed(outline), {
        fill: linear([
          [0, '#FFFEFA'],
          [0.6, '#FCF7EA'],
          [1, '#EFE2C8'],
        ]),
      }) +
      path(closed(outline), {
        opacity: 0.4,
        filter: patches({ colour: '#E5D5B2', frequency: 0.05, gain: 5, cut: 2.8 }),
      }) +
      cracks.join('') +
      crumbs.join('') +
      pools.join(''),
    radius: size,
  };
};

/** A sprig of oregano: small round leaves in pairs. */
export const oregano: Part = (random, size, palette = ['#5E7F3A', '#4E7032', '#769650']) => {
  const stem = Array.from({ length: 6 }, (_, index) =>
    at(-size + index * size * 0.38, Math.sin(index * 0.8) * size * 0.08),
  );
  const leaf = (root: Point, turn: number, reach: number): string => {
    const colour = vary(random, random.pick(palette));
    return group(
      { transform: place(root, turn) },
      path(
        `M0 0Q${num(reach * 0.5)} ${num(-reach * 0.55)} ${num(reach * 1.15)} 0Q${num(reach * 0.5)} ${num(reach * 0.55)} 0 0Z`,
        { fill: colour },
      ),
      path(`M0 0Q${num(reach * 0.5)} ${num(-reach * 0.55)} ${num(reach * 1.15)} 0Z`, {
        fill: lit(colour, 0.2),
      }),
      path(`M0 0H${num(reach)}`, { stroke: '#C9DBA0', 'stroke-width': 0.9, 'stroke-opacity': 0.7 }),
    );
  };
  return {
    body:
      path(open(stem), {
        fill: 'none',
        stroke: '#6B6A34',
        'stroke-width': num(size * 0.05),
        'stroke-linecap': 'round',
      }) +
      stem
        .slice(1)
        .map(
          (root, index) =>
            leaf(root, -0.95 + random.between(-0.15, 0.15), size * (0.34 - index * 0.03)) +
            leaf(root, 0.95 + random.between(-0.15, 0.15), size * (0.34 - index * 0.03)),
        )
        .join('') +
      leaf(stem.at(-1) ?? at(0, 0), 0, size * 0.26),
    radius: size,
  };
};
