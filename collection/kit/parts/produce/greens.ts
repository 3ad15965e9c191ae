import { lit, shade, vary } from '../../colour.ts';
import { linear } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, bent, closed, num, open, type Point, path, ribbon } from '../../shape.ts';

export const GREENS = ['#3B8A34', '#2D7530', '#4C9B3A', '#5BAE43'] as const;

/** A blanched baby bok choy leaf: white stem widening to the root, ruffled blade, pale veins. Stem to the left. */
export const bokChoy: Part = (random, size, palette = ['#2F7D33', '#276C2B', '#3F8F3A']) => {
  const colour = random.pick(palette);
  const bend = random.between(-0.1, 0.1);
  const spine = bent(size * 2, bend, 13);
  const ruffle = random.angle();
  const edge = (side: number): Point[] =>
    spine.map((point, index) => {
      const along = index / 12;
      const blade = along < 0.36 ? 0 : Math.sin(((along - 0.36) / 0.64) ** 0.75 * Math.PI) ** 0.8;
      const stem = 0.13 * (1 - along * 0.75);
      const wave = blade * 0.07 * Math.sin(along * 17 + ruffle + side);
      return at(point.x, point.y + side * size * (stem + blade * 0.36 + wave));
    });
  const blade = closed([...edge(-1), ...edge(1).toReversed()]);
  const half = closed([...edge(-1), ...spine.toReversed()]);
  const vein = (along: number, side: number): string => {
    const from = spine[Math.round(along * 12)] ?? at(0, 0);
    return path(
      open([
        from,
        at(from.x + size * 0.14, from.y + side * size * 0.16),
        at(from.x + size * 0.3, from.y + side * size * 0.3),
      ]),
      {
        fill: 'none',
        stroke: '#CFE6A6',
        'stroke-width': size * 0.022,
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      },
    );
  };
  const stem = ribbon(spine.slice(0, 12), (along) => size * (0.15 * (1 - along) ** 0.8 + 0.012));
  return {
    body:
      path(blade, { fill: colour }) +
      path(half, { fill: lit(colour, 0.16), 'fill-opacity': 0.8 }) +
      [0.45, 0.58, 0.71].map((along) => vein(along, 1) + vein(along, -1)).join('') +
      path(stem, {
        fill: linear(
          [
            [0, '#F6F7E4'],
            [0.55, '#DDEBBE'],
            [1, '#A9CF84'],
          ],
          [0, 0, 1, 0],
        ),
      }) +
      path(open(spine.slice(1, 8)), {
        fill: 'none',
        stroke: '#B9D294',
        'stroke-width': size * 0.02,
        'stroke-opacity': 0.8,
      }),
    radius: size,
  };
};

/** A basil leaf: an oval with a lit upper half, five pairs of veins and a bent midrib. */
export const basil: Part = (random, size, palette = GREENS) => {
  const colour = vary(random, random.pick(palette));
  const wide = random.between(0.27, 0.35);
  const bend = random.between(-0.1, 0.1);
  const spine = bent(size * 2, bend, 11);
  const edge = (side: number): Point[] =>
    spine.map((point, index) => {
      const along = index / 10;
      return at(
        point.x,
        point.y +
          side *
            size *
            2 *
            wide *
            Math.sin(along ** 0.85 * Math.PI) ** 0.8 *
            random.between(0.95, 1.04),
      );
    });
  const upper = edge(-1);
  const lower = edge(1);
  const veins = [2, 3.6, 5.2, 6.6, 8].map((step) => {
    const root = spine[Math.floor(step)] ?? at(0, 0);
    const reach = size * wide * 1.35 * Math.sin((step / 10) * Math.PI);
    return [-1, 1]
      .map(
        (side) =>
          `M${num(root.x)} ${num(root.y)}q${num(reach * 0.4)} ${num(side * reach * 0.4)} ${num(reach * 0.75)} ${num(side * reach)}`,
      )
      .join('');
  });
  return {
    body:
      path(closed([...upper, ...spine.toReversed()]), { fill: lit(colour, 0.16) }) +
      path(closed([...lower, ...spine.toReversed()]), { fill: shade(colour, 0.2) }) +
      path(veins.join(''), {
        fill: 'none',
        stroke: '#C4E39A',
        'stroke-width': size * 0.035,
        'stroke-opacity': 0.5,
        'stroke-linecap': 'round',
      }) +
      path(open(spine), {
        fill: 'none',
        stroke: '#D5EDAE',
        'stroke-width': size * 0.06,
        'stroke-opacity': 0.75,
        'stroke-linecap': 'round',
      }),
    radius: size * 0.8,
  };
};
