import { material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { blur, linear } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import { at, closed, group, num, type Point, path, place, polar, ribbon } from '../../shape.ts';

const PLACES = [-0.66, -0.33, 0, 0.33, 0.66] as const;
const STRIP = 0.1;
const CRIMPS = 38;

const pastry = material({
  ...MATERIALS.flatbread,
  bevel: 7,
  height: 11,
  gloss: 0.5,
  exponent: 22,
  mottle: { colour: '#A8561A', strength: 0.42, frequency: 0.025 },
  ...lifted(6, '#4A1A02', 0.6, 0.3),
});

/** Half the length of a strip at the distance `away` from the middle. */
const chord = (away: number): number => Math.sqrt(Math.max(0, 0.9 ** 2 - away ** 2));
const layer = (...paths: string[]): string => group({ filter: pastry }, ...paths);

/** A pie's lid of woven strips with a crimped edge; `turn` in radians. */
export function lattice(look: { turn?: number } = {}): Entry {
  const { turn = 0.5 } = look;
  return ({ random, well }) => {
    const radius = well * 0.98;
    const strip = (away: number, upright: boolean, from: number, to: number): string => {
      const line = Array.from({ length: 9 }, (_, index): Point => {
        const along = (from + ((to - from) * index) / 8) * radius;
        const off = away * radius + random.between(-2, 2);
        return upright ? at(off, along) : at(along, off);
      });
      return path(
        ribbon(line, () => radius * STRIP * random.between(0.95, 1.05)),
        {
          fill: linear(
            [
              [0, '#F0C272'],
              [0.5, '#DFA04A'],
              [1, '#C8822E'],
            ],
            upright ? [0, 0, 1, 0] : [0, 0, 0, 1],
          ),
        },
      );
    };
    const bridges = PLACES.flatMap((x, column) =>
      PLACES.flatMap((y, row) =>
        (column + row) % 2 === 0 && Math.hypot(x, y) < 0.86
          ? [strip(x, true, y - 0.165, y + 0.165)]
          : [],
      ),
    );
    const edge = (reach: number, wave: number, phase: number): Point[] =>
      Array.from({ length: CRIMPS * 6 }, (_, index) => {
        const angle = (index / (CRIMPS * 6)) * Math.PI * 2;
        return polar(angle, radius * (reach + wave * Math.cos(angle * CRIMPS + phase)));
      });
    const rim = path(closed(edge(0.975, 0.016, 0)) + closed(edge(0.845, 0.014, 2)), {
      fill: '#DFA04A',
      'fill-rule': 'evenodd',
    });
    /** The dents that a thumb pressed, each with a lit ridge beside it. */
    const dents = Array.from({ length: CRIMPS }, (_, index) => {
      const angle = ((index + 0.5) / CRIMPS) * Math.PI * 2;
      const line = (shift: number): string => {
        const outer = polar(angle + shift, radius * 0.965);
        const inner = polar(angle + shift + 0.06, radius * 0.858);
        return `M${num(outer.x)} ${num(outer.y)}L${num(inner.x)} ${num(inner.y)}`;
      };
      const stroke = { fill: 'none', 'stroke-linecap': 'round', filter: blur(1.4, 200) } as const;
      return (
        path(line(0), {
          ...stroke,
          stroke: '#8E4E14',
          'stroke-width': num(radius * 0.028),
          'stroke-opacity': 0.75,
        }) +
        path(line(0.055), {
          ...stroke,
          stroke: '#F8DA98',
          'stroke-width': num(radius * 0.03),
          'stroke-opacity': 0.75,
        })
      );
    });
    return group(
      { transform: place(at(0, 0), turn) },
      layer(...PLACES.map((x) => strip(x, true, -chord(x), chord(x)))),
      layer(...PLACES.map((y) => strip(y, false, -chord(y), chord(y)))),
      layer(...bridges),
      layer(rim),
      ...dents,
    );
  };
}
