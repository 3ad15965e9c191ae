import { lit, mix, shade, vary } from '../colour.ts';
import { linear } from '../paint.ts';
import type { Part } from '../picture.ts';
import { at, bent, closed, num, open, type Point, path, ribbon } from '../shape.ts';

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

/** A basil leaf: two halves of one oval, the upper one lit, five pairs of veins, a bent midrib. */
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

/** One leaf of parsley or coriander: three leaflets of alternating lobes on a thin stem. */
export const parsley: Part = (random, size, palette = GREENS) => {
  const colour = vary(random, random.pick(palette));
  const leaflet = (turn: number, scale: number): string => {
    const points = Array.from({ length: 11 }, (_, index) => {
      const angle = turn - 2.4 + (index / 10) * 4.8;
      const reach = size * scale * (index % 2 === 0 ? 0.6 : 1) * random.between(0.9, 1.1);
      return at(
        Math.cos(turn) * size * 0.5 + Math.cos(angle) * reach * 0.62,
        Math.sin(turn) * size * 0.5 + Math.sin(angle) * reach * 0.62,
      );
    });
    const tone = turn < -0.3 ? lit(colour, 0.14) : turn > 0.3 ? shade(colour, 0.16) : colour;
    return (
      path(closed(points), { fill: tone }) +
      path(`M0 0L${num(Math.cos(turn) * size * 0.95)} ${num(Math.sin(turn) * size * 0.95)}`, {
        stroke: mix(colour, '#E6F5B8', 0.55),
        'stroke-width': size * 0.05,
        'stroke-opacity': 0.7,
        'stroke-linecap': 'round',
      })
    );
  };
  return {
    body:
      path(`M${num(-size * 0.75)} ${num(random.between(-0.15, 0.15) * size)}L0 0`, {
        stroke: shade(colour, 0.08),
        'stroke-width': size * 0.1,
        'stroke-linecap': 'round',
      }) +
      leaflet(-1.15, 0.9) +
      leaflet(1.15, 0.9) +
      leaflet(0, 1),
    radius: size,
  };
};

/** A sprig for the cloth: a bent stem that carries `leaves` of another part in pairs. */
export function sprig(leaf: Part, leaves = 5, leafShare = 0.26): Part {
  return (random, size, palette = GREENS) => {
    const spine = bent(size * 2, random.between(-0.12, 0.12), 9);
    const stem = shade(palette[0] ?? GREENS[0], 0.05);
    const carried = Array.from({ length: leaves }, (_, index) => {
      const last = index === leaves - 1;
      const step = last ? 8 : Math.round(2 + (index / leaves) * 6.4);
      const root = spine[step] ?? at(0, 0);
      const side = index % 2 === 0 ? -1 : 1;
      const turn = last ? 0 : side * random.between(38, 62);
      const reach = size * leafShare * (last ? 1.15 : random.between(0.85, 1.1));
      const angle = (turn * Math.PI) / 180;
      const tip = at(
        root.x + Math.cos(angle) * reach * 0.9,
        root.y + Math.sin(angle) * reach * 0.9,
      );
      return (
        path(`M${num(root.x)} ${num(root.y)}L${num(tip.x)} ${num(tip.y)}`, {
          stroke: stem,
          'stroke-width': size * 0.03,
          'stroke-linecap': 'round',
        }) +
        `<g transform="translate(${num(tip.x)} ${num(tip.y)}) rotate(${num(turn)})">${leaf(random, reach, palette).body}</g>`
      );
    });
    return {
      body:
        path(open(spine), {
          fill: 'none',
          stroke: stem,
          'stroke-width': size * 0.045,
          'stroke-linecap': 'round',
        }) + carried.join(''),
      radius: size,
    };
  };
}
