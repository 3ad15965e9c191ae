import { LIQUIDS } from '../../liquid.ts';
import { type Material, material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { blur } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import { at, blob, group, type Point, path, place, ribbon } from '../../shape.ts';

interface Swirl {
  /** Radius it begins and ends at, and its turns. */
  from: number;
  to: number;
  turns: number;
  start?: number;
  width?: number;
  centre?: Point;
  colour?: string;
}

const POURED: Material = {
  ...MATERIALS.syrup,
  bevel: 3,
  height: 4.2,
  gloss: 0.7,
  exponent: 26,
  ...lifted(1.8, '#7A2A04', 0.45, 0.16),
};

/** Cream poured in a spiral: it swells, thins out and breaks into drops. */
export function creamSwirl(look: Swirl): Entry {
  const { from, to, turns, start = 0, width = 11, centre = at(0, 0), colour = '#FFF6E4' } = look;
  return ({ random }) => {
    const count = 64;
    const phase = random.angle();
    const spot = (along: number): Point => {
      const angle = start + along * turns * Math.PI * 2;
      const radius = from + (to - from) * along ** 0.9 + Math.sin(along * 11 + phase) * 5;
      return at(centre.x + Math.cos(angle) * radius, centre.y + Math.sin(angle) * radius * 0.96);
    };
    const line = Array.from({ length: count }, (_, index) => spot(index / (count - 1)));
    const half = (along: number): number =>
      width *
        (0.62 + 0.24 * Math.sin(along * 13 + phase) + 0.18 * Math.sin(along * 29 + phase * 2)) *
        Math.min(1, along * 9 + 0.5) *
        (1 - along ** 3) ** 0.7 +
      0.7;
    const ends = [1.03, 1.07, 1.1].map((along, index) =>
      path(blob(random, width * (0.42 - index * 0.1), { rough: 0.15, stretch: 1.3 }), {
        fill: colour,
        transform: place(spot(along)),
      }),
    );
    const stroke = ribbon(line, half);
    return (
      path(stroke, {
        fill: LIQUIDS.cream[1],
        'fill-opacity': 0.4,
        stroke: '#F8C48A',
        'stroke-width': 7,
        'stroke-opacity': 0.55,
        filter: blur(5),
      }) + group({ filter: material(POURED) }, path(stroke, { fill: colour }), ...ends)
    );
  };
}
