import { lit, shade } from '../../colour.ts';
import { linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, closed, num, type Point, path } from '../../shape.ts';

const shellOutline = (size: number, wide: number): Point[] => [
  at(-size, 0),
  at(-size * 0.86, -size * 0.16 * wide),
  at(-size * 0.4, -size * 0.36 * wide),
  at(size * 0.2, -size * 0.48 * wide),
  at(size * 0.72, -size * 0.42 * wide),
  at(size * 1.02, -size * 0.12 * wide),
  at(size * 0.98, size * 0.2 * wide),
  at(size * 0.6, size * 0.42 * wide),
  at(0, size * 0.4 * wide),
  at(-size * 0.6, size * 0.2 * wide),
];

/** An open mussel: black-blue shell, pearly inside, plump orange flesh with a dark frill. Hinge to the left. */
export const mussel: Part = (random, size) => {
  const flesh = random.pick(['#F3A243', '#F0913A', '#F7B158']);
  const lines = [0.9, 0.8, 0.7].map((share) =>
    path(
      closed(
        shellOutline(size * share, 1.12).map((point) =>
          at(point.x - size * (1 - share) * 0.8, point.y - size * 0.1),
        ),
      ),
      { fill: 'none', stroke: '#5E688C', 'stroke-width': num(size * 0.025), 'stroke-opacity': 0.6 },
    ),
  );
  return {
    body:
      path(closed(shellOutline(size, 1.16).map((point) => at(point.x, point.y - size * 0.12))), {
        fill: linear([
          [0, '#3B4263'],
          [0.5, '#20233A'],
          [1, '#0E0F1C'],
        ]),
      }) +
      lines.join('') +
      path(closed(shellOutline(size, 1)), {
        fill: linear([
          [0, '#2A2F4B'],
          [1, '#12131F'],
        ]),
      }) +
      path(
        closed(shellOutline(size * 0.9, 0.96).map((point) => at(point.x + size * 0.01, point.y))),
        {
          fill: radial([
            [0, '#EDEFF6'],
            [0.6, '#A9B1CB'],
            [1, '#5C6689'],
          ]),
        },
      ) +
      path(
        closed(
          shellOutline(size * 0.72, 0.92).map((point) =>
            at(point.x + size * 0.08, point.y + size * 0.02),
          ),
        ),
        { fill: '#6A3A1C' },
      ) +
      path(
        closed(
          shellOutline(size * 0.68, 0.86).map((point) =>
            at(point.x + size * 0.08, point.y + size * 0.01),
          ),
        ),
        {
          fill: radial([
            [0, lit(flesh, 0.4)],
            [0.6, flesh],
            [1, shade(flesh, 0.2)],
          ]),
        },
      ) +
      path(
        `M${num(-size * 0.4)} ${num(size * 0.02)}Q${num(size * 0.1)} ${num(size * 0.14)} ${num(size * 0.62)} ${num(size * 0.05)}`,
        {
          fill: 'none',
          stroke: '#7A3F16',
          'stroke-width': num(size * 0.05),
          'stroke-opacity': 0.7,
          'stroke-linecap': 'round',
        },
      ),
    radius: size * 0.78,
  };
};
