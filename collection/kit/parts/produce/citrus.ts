import { lit, mix, shade } from '../../colour.ts';
import { linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import { at, blobPoints, closed, num, path, polar } from '../../shape.ts';

/** Rind, pith and flesh. */
const LEMON = ['#F2C318', '#FFF6D2', '#F9DF5E'] as const;
export const LIME = ['#3F8A24', '#EEF6CF', '#BBD96A'] as const;

/** One chamber between two angles: soft corners, juice sacs light and dark. */
function chamber(random: Random, from: number, to: number, reach: number, flesh: string): string {
  const middle = (from + to) / 2;
  const apex = polar(middle, reach * 0.1);
  const gap = 0.05;
  const outline = [
    apex,
    apex,
    polar(from + gap * 1.8, reach * 0.55),
    polar(from + gap, reach * 0.93),
    polar(from + gap, reach * 0.95),
    polar(middle, reach * 1.02),
    polar(to - gap, reach * 0.95),
    polar(to - gap, reach * 0.93),
    polar(to - gap * 1.8, reach * 0.55),
  ];
  const sacs = Array.from({ length: 9 }, (_, index) => {
    const angle =
      from +
      ((index + 0.5) / 9) * (to - from) * 0.8 +
      (to - from) * 0.1 +
      random.between(-0.02, 0.02);
    const inner = polar(angle, reach * random.between(0.28, 0.55));
    const outer = polar(angle, reach * random.between(0.7, 0.93));
    return path(`M${num(inner.x)} ${num(inner.y)}L${num(outer.x)} ${num(outer.y)}`, {
      stroke: index % 2 === 0 ? lit(flesh, 0.6) : shade(flesh, 0.16),
      'stroke-width': num(reach * random.between(0.025, 0.05)),
      'stroke-opacity': 0.65,
      'stroke-linecap': 'round',
    });
  });
  return (
    path(closed(outline), { fill: flesh, stroke: shade(flesh, 0.12), 'stroke-width': 0.8 }) +
    sacs.join('')
  );
}

/** A wedge lying on its side: the rind is the arc below, four chambers fan up to the core edge. */
export const citrusWedge: Part = (random, size, palette = LEMON) => {
  const [rind = LEMON[0], pith = LEMON[1], flesh = LEMON[2]] = palette;
  const spread = Math.PI * 0.88;
  const first = (Math.PI - spread) / 2;
  const slice = (reach: number, lift: number): string => {
    const left = polar(Math.PI - first, reach);
    const right = polar(first, reach);
    return `M${num(left.x)} ${num(left.y)}A${num(reach)} ${num(reach)} 0 0 0 ${num(right.x)} ${num(right.y)}Q${num(right.x * 0.4)} ${num(-lift)} 0 ${num(-lift)}Q${num(left.x * 0.4)} ${num(-lift)} ${num(left.x)} ${num(left.y)}Z`;
  };
  const chambers = Array.from({ length: 4 }, (_, index) =>
    chamber(
      random,
      first + 0.04 + (index / 4) * (spread - 0.08),
      first + 0.04 + ((index + 1) / 4) * (spread - 0.08),
      size * 0.82,
      flesh,
    ),
  );
  const seeds = [0.9, 1.9].map((angle) => {
    const spot = polar(angle + random.between(-0.2, 0.2), size * 0.34);
    return path(
      `M${num(spot.x - size * 0.05)} ${num(spot.y)}q${num(size * 0.05)} ${num(-size * 0.05)} ${num(size * 0.11)} 0q${num(-size * 0.06)} ${num(size * 0.05)} ${num(-size * 0.11)} 0Z`,
      {
        fill: mix(pith, '#B98A3A', 0.3),
        stroke: '#9C7A2A',
        'stroke-width': 0.6,
        'stroke-opacity': 0.5,
      },
    );
  });
  return {
    body: group0(
      size,
      path(slice(size, size * 0.06), {
        fill: linear(
          [
            [0, lit(rind, 0.2)],
            [0.6, rind],
            [1, shade(rind, 0.25)],
          ],
          [0, 0, 0, 1],
        ),
      }) +
        path(slice(size * 0.92, size * 0.04), {
          fill: radial(
            [
              [0, '#FFFFFF'],
              [1, pith],
            ],
            { cx: 0.5, cy: 0, r: 1 },
          ),
        }) +
        chambers.join('') +
        (palette === LIME ? '' : seeds.join('')),
    ),
    radius: size * 0.75,
  };
};

const ORANGE = ['#E07E12', '#FFE9BE', '#F58A16'] as const;

/** A round cut across: chambers with pale membranes between them, in pith and a thin rind. */
export const citrusRound =
  (count: number): Part =>
  (random, size, palette = ORANGE) => {
    const [rind = ORANGE[0], pith = ORANGE[1], flesh = ORANGE[2]] = palette;
    const step = (Math.PI * 2) / count;
    const phase = random.between(0, step);
    const outline = blobPoints(random, size, { points: 20, rough: 0.012 });
    const inner = closed(outline.map((point) => at(point.x * 0.94, point.y * 0.94)));
    return {
      body:
        path(closed(outline), { fill: rind }) +
        path(inner, { fill: pith }) +
        Array.from({ length: count }, (_, index) =>
          chamber(random, phase + index * step, phase + (index + 1) * step, size * 0.87, flesh),
        ).join(''),
      radius: size,
    };
  };

/** Moves a wedge, which is drawn from its core edge, to its centre: a third of the way to the rind. */
const group0 = (size: number, body: string): string =>
  `<g transform="translate(0 ${num(-at(0, size * 0.42).y)})">${body}</g>`;
