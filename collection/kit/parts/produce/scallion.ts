import { lit, mix, shade, vary } from '../../colour.ts';
import { linear } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { ellipse, num, path } from '../../shape.ts';

const SCALLION = ['#3F8F33', '#5BA83C', '#2F7A2F', '#7FBF4D'] as const;

/** A ring of spring onion; every fifth is a slanted tube seen from its side. */
export const scallion: Part = (random, size, palette = SCALLION) => {
  const colour = vary(random, random.pick(palette));
  if (random.chance(0.2)) {
    const long = size * random.between(1.2, 1.7);
    const half = size * 0.42;
    return {
      body:
        path(
          `M${num(-long)} ${num(-half)}L${num(long - half * 0.6)} ${num(-half)}Q${num(long + half * 0.5)} 0 ${num(long - half * 0.6)} ${num(half)}L${num(-long)} ${num(half)}Z`,
          {
            fill: linear(
              [
                [0, lit(colour, 0.4)],
                [0.5, colour],
                [1, shade(colour, 0.35)],
              ],
              [0, 0, 0, 1],
            ),
          },
        ) +
        ellipse(-long, 0, half * 0.62, half, {
          fill: '#DDF0B4',
          stroke: colour,
          'stroke-width': 1.6,
        }) +
        ellipse(-long, 0, half * 0.26, half * 0.5, { fill: shade(colour, 0.35) }),
      radius: size * 1.1,
    };
  }
  const squash = random.between(0.72, 1);
  const hole = random.between(0.2, 0.42);
  const tall = (share: number): [number, number, number, number] => [
    0,
    0,
    size * share,
    size * share * squash,
  ];
  const inner = random.chance(0.35);
  return {
    body:
      path(hollow(size, hole * size, squash), { fill: lit(colour, 0.55), 'fill-rule': 'evenodd' }) +
      ellipse(...tall(0.9), { fill: 'none', stroke: colour, 'stroke-width': num(size * 0.2) }) +
      ellipse(...tall(0.7), { fill: 'none', stroke: '#F2FADB', 'stroke-width': num(size * 0.16) }) +
      ellipse(...tall(0.52), {
        fill: 'none',
        stroke: mix(colour, '#D9EFA8', 0.6),
        'stroke-width': num(size * 0.12),
      }) +
      (inner
        ? ellipse(...tall(0.3), {
            fill: '#B9DB86',
            stroke: '#EAF7CC',
            'stroke-width': num(size * 0.12),
          })
        : ''),
    radius: size,
  };
};

/** An oval with a hole, for even-odd filling. */
function hollow(outer: number, inner: number, squash: number): string {
  const oval = (r: number): string =>
    `M${num(-r)} 0A${num(r)} ${num(r * squash)} 0 1 0 ${num(r)} 0A${num(r)} ${num(r * squash)} 0 1 0 ${num(-r)} 0Z`;
  return oval(outer) + oval(inner);
}
