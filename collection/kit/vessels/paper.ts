import { type Outline, trace } from '../outline.ts';
import { blur, define, linear, patches } from '../paint.ts';
import type { Vessel } from '../picture.ts';
import { blob, circle, group, type Point, path, place, tag, toRadians } from '../shape.ts';

/** A sheet of kitchen paper with slight creases, spots of oil and optional printed checks. */
export function writePaper(
  centre: Point,
  outline: Outline,
  turn: number,
  checks: string | undefined,
): Vessel {
  const where = { transform: place(centre, toRadians(turn)) };
  const [rx, ry] = outline.reach;
  const print =
    checks === undefined
      ? ''
      : define('c', (id) =>
          tag(
            'pattern',
            { id, width: 44, height: 44, patternUnits: 'userSpaceOnUse' },
            tag('rect', { x: 0, y: 0, width: 22, height: 44, fill: checks, 'fill-opacity': 0.4 }) +
              tag('rect', { x: 0, y: 0, width: 44, height: 22, fill: checks, 'fill-opacity': 0.4 }),
          ),
        );
  return {
    centre,
    well: Math.min(rx, ry),
    inside: outline,
    hollow: false,
    shadow: () =>
      group(
        where,
        trace(outline, {
          transform: 'translate(12 16)',
          fill: '#160300',
          'fill-opacity': 0.42,
          filter: blur(10, 20),
        }),
      ),
    body: ({ random }) =>
      group(
        where,
        trace(outline, {
          fill: linear([
            [0, '#FFFBF0'],
            [0.5, '#F6ECD8'],
            [1, '#E2CFAE'],
          ]),
        }),
        checks === undefined ? '' : trace(outline, { fill: print }),
        trace(outline, {
          opacity: 0.28,
          filter: patches({
            colour: '#B79A6A',
            frequency: [0.006, 0.01],
            gain: 5,
            cut: 2.5,
            soften: 2,
          }),
        }),
        ...Array.from({ length: 16 }, () =>
          path(blob(random, random.between(8, 34), { rough: 0.2 }), {
            fill: '#C9A25A',
            'fill-opacity': 0.24,
            transform: place({
              x: random.between(-0.7, 0.7) * rx,
              y: random.between(-0.7, 0.7) * ry,
            }),
            filter: blur(2),
          }),
        ),
        ...Array.from({ length: 30 }, () =>
          circle(
            random.between(-0.8, 0.8) * rx,
            random.between(-0.8, 0.8) * ry,
            random.between(1, 2.6),
            { fill: '#B07A34', 'fill-opacity': 0.5 },
          ),
        ),
      ),
    rim: () => '',
  };
}
