import { lit, mix, shade, vary } from '../../colour.ts';
import type { Part } from '../../picture.ts';
import { at, bent, closed, num, open, path } from '../../shape.ts';
import { GREENS } from './greens.ts';

/** One leaf of parsley or coriander: three leaflets of alternating lobes on a thin stem. */
export const parsley: Part = (random, size, palette = GREENS) => {
  const colour = vary(random, random.pick(palette));
  const leaflet = (turn: number, scale: number): string => {
    const points = Array.from({ length: 14 }, (_, index) => {
      const angle = turn + (index / 14) * Math.PI * 2;
      const reach = size * scale * (index % 2 === 0 ? 0.86 : 0.42) * random.between(0.9, 1.1);
      return at(
        Math.cos(turn) * size * 0.52 + Math.cos(angle) * reach * 0.66,
        Math.sin(turn) * size * 0.52 + Math.sin(angle) * reach * 0.66,
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
