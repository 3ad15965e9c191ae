import { lit, shade } from '../../colour.ts';
import { blur, linear } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import {
  arcPoints,
  at,
  circle,
  closed,
  group,
  num,
  open,
  type Point,
  path,
  polar,
  ribbon,
} from '../../shape.ts';

/** Light and dark segment, edge, back. */
const COOKED_PRAWN = ['#FFB68C', '#FF9A66', '#E2602A', '#D9451C'] as const;

const SEGMENTS = 7;

function prawnBody(
  size: number,
  palette: readonly string[],
  span: number,
): { body: string; tail: Point; head: Point; centre: Point; reach: number } {
  const [pale = '#FFB68C', deep = '#FF9A66', edge = '#E2602A', back = '#D9451C'] = palette;
  const reach = size * 0.62;
  const half = (along: number): number => size * (0.36 - 0.2 * along ** 1.2);
  const centre = at(0, 0);
  const from = -Math.PI * 0.72;
  const segments = Array.from({ length: SEGMENTS }, (_, index) => {
    const step = SEGMENTS - 1 - index;
    const start = from + (step / SEGMENTS) * span;
    const points = arcPoints(centre, reach, start - 0.02, start + (span / SEGMENTS) * 1.28, 7);
    const along = step / SEGMENTS;
    return path(
      ribbon(
        points,
        (inner) => half(along + inner / SEGMENTS) * (0.93 + 0.1 * Math.sin(inner * Math.PI * 0.9)),
      ),
      {
        fill: step % 2 === 0 ? pale : deep,
        stroke: edge,
        'stroke-width': num(size * 0.026),
        'stroke-opacity': 0.85,
      },
    );
  });
  const line = (share: number) =>
    open(arcPoints(centre, reach + size * share, from + 0.08, from + span * 0.96, 12));
  const legs = Array.from({ length: 6 }, (_, index) => {
    const angle = from + ((index + 0.7) / SEGMENTS) * span;
    const root = polar(angle, reach - half(index / SEGMENTS) * 0.85);
    const tip = polar(angle + 0.16, reach - half(index / SEGMENTS) - size * 0.1);
    return `M${num(root.x)} ${num(root.y)}L${num(tip.x)} ${num(tip.y)}`;
  });
  return {
    body:
      path(legs.join(''), {
        fill: 'none',
        stroke: edge,
        'stroke-width': num(size * 0.05),
        'stroke-linecap': 'round',
      }) +
      segments.join('') +
      path(line(0.21), {
        fill: 'none',
        stroke: back,
        'stroke-width': num(size * 0.13),
        'stroke-opacity': 0.55,
        'stroke-dasharray': `${num(size * 0.26)} ${num(size * 0.07)}`,
        filter: blur(size * 0.02),
      }) +
      path(line(-0.13), {
        fill: 'none',
        stroke: '#FFF3E2',
        'stroke-width': num(size * 0.1),
        'stroke-opacity': 0.75,
        filter: blur(size * 0.025),
      }),
    tail: polar(from + span * 1.04, reach),
    head: polar(from, reach),
    centre,
    reach,
  };
}

function tailFan(at0: Point, angle: number, size: number, edge: string): string {
  return [-0.55, 0.55, 0]
    .map((lean) =>
      path(
        closed([
          at(0, -size * 0.05),
          at(size * 0.2, -size * 0.11),
          at(size * 0.4, -size * 0.03),
          at(size * 0.36, size * 0.09),
          at(size * 0.16, size * 0.09),
          at(0, size * 0.05),
        ]),
        {
          fill: lean === 0 ? lit(edge, 0.2) : edge,
          stroke: shade(edge, 0.35),
          'stroke-width': num(size * 0.018),
          transform: `translate(${num(at0.x)} ${num(at0.y)}) rotate(${num(((angle + lean) * 180) / Math.PI)})`,
        },
      ),
    )
    .join('');
}

/** A curled peeled prawn with its tail on. */
export const prawn: Part = (random, size, palette = COOKED_PRAWN) => {
  const span = random.between(3.7, 4.2);
  const drawn = prawnBody(size, palette, span);
  const angle = -Math.PI * 0.72 + span * 1.04 + Math.PI / 2;
  const edge = palette[2] ?? '#E2602A';
  return {
    body: tailFan(drawn.tail, angle - 0.2, size * 0.9, edge) + drawn.body,
    radius: size * 0.92,
  };
};

/** A whole prawn in its shell: head with eye, spine and feelers. */
export const wholePrawn: Part = (
  random,
  size,
  palette = ['#FF9F74', '#F9824E', '#D84A1C', '#C5330F'],
) => {
  const span = random.between(3.0, 3.5);
  const drawn = prawnBody(size, palette, span);
  const edge = palette[2] ?? '#D84A1C';
  const angle = -Math.PI * 0.72 + span * 1.04 + Math.PI / 2;
  const facing = -Math.PI * 0.72 - Math.PI / 2;
  const head = closed([
    at(-size * 0.16, -size * 0.33),
    at(size * 0.2, -size * 0.36),
    at(size * 0.5, -size * 0.17),
    at(size * 0.86, -size * 0.03),
    at(size * 0.5, size * 0.12),
    at(size * 0.24, size * 0.32),
    at(-size * 0.16, size * 0.34),
  ]);
  const feelers = [0, 1, 2].map(
    (index) =>
      `M${num(size * 0.62)} ${num(size * (index * 0.06 - 0.06))}C${num(size * 1.0)} ${num(size * (0.1 - index * 0.3))} ${num(size * random.between(0.9, 1.3))} ${num(size * (0.6 - index * 0.5))} ${num(size * random.between(0.5, 1.0))} ${num(size * (0.95 - index * 0.5))}`,
  );
  return {
    body:
      tailFan(drawn.tail, angle - 0.2, size, edge) +
      drawn.body +
      group(
        {
          transform: `translate(${num(drawn.head.x)} ${num(drawn.head.y)}) rotate(${num((facing * 180) / Math.PI)})`,
        },
        path(feelers.join(''), {
          fill: 'none',
          stroke: '#C5431A',
          'stroke-width': num(size * 0.035),
          'stroke-linecap': 'round',
        }),
        path(head, {
          fill: linear(
            [
              [0, lit(edge, 0.3)],
              [0.5, '#EE6A34'],
              [1, edge],
            ],
            [0, 0, 0, 1],
          ),
          stroke: shade(edge, 0.25),
          'stroke-width': num(size * 0.025),
        }),
        path(
          `M${num(-size * 0.1)} ${num(-size * 0.08)}Q${num(size * 0.3)} ${num(-size * 0.12)} ${num(size * 0.66)} ${num(-size * 0.02)}`,
          {
            fill: 'none',
            stroke: '#FFD1AE',
            'stroke-width': num(size * 0.06),
            'stroke-opacity': 0.6,
            'stroke-linecap': 'round',
          },
        ),
        circle(size * 0.42, -size * 0.17, size * 0.075, { fill: '#140A08' }),
        circle(size * 0.4, -size * 0.19, size * 0.025, { fill: '#FFFFFF' }),
      ),
    radius: size,
  };
};
