import { lit, shade } from './colour.ts';
import { blur, linear, patches } from './paint.ts';
import type { Vessel } from './picture.ts';
import { at, circle, group, num, type Point, path, place, tag } from './shape.ts';

interface Board {
  centre?: Point;
  /** Radius of a round board. A rectangular one has `sides` instead. */
  radius?: number;
  sides?: readonly [number, number];
  /** Direction of a peel's handle in degrees. */
  handle?: number;
  /** Rotation of the whole board in degrees. */
  turn?: number;
  kind?: 'oak' | 'walnut' | 'slate';
}

const KINDS = {
  oak: { base: '#C08A4E', dark: '#7A471D', light: '#D8A468' },
  walnut: { base: '#8A5530', dark: '#4A2712', light: '#B07A48' },
  slate: { base: '#39414A', dark: '#20262C', light: '#59646E' },
} as const;

const handlePath = (radius: number): string =>
  `M${num(radius - 30)} -74Q${num(radius + 16)} -40 ${num(radius + 40)} -38L${num(radius + 220)} -44Q${num(radius + 262)} -38 ${num(radius + 262)} 0Q${num(radius + 262)} 38 ${num(radius + 220)} 44L${num(radius + 40)} 38Q${num(radius + 16)} 40 ${num(radius - 30)} 74Z`;

/** A wooden board, a peel or a slate. It is flat, so food is neither shaded nor clipped by a rim. */
export function board(shape: Board): Vessel {
  const { centre = at(480, 366), radius = 300, sides, handle, turn = 0, kind = 'oak' } = shape;
  const { base, dark, light } = KINDS[kind];
  const outline = (grow: number, attributes: Record<string, string | number>): string =>
    sides === undefined
      ? circle(0, 0, radius + grow, attributes)
      : tag('rect', {
          x: num(-sides[0] / 2 - grow),
          y: num(-sides[1] / 2 - grow),
          rx: 12,
          width: num(sides[0] + 2 * grow),
          height: num(sides[1] + 2 * grow),
          ...attributes,
        });
  const whole = (attributes: Record<string, string | number>): string =>
    (handle === undefined
      ? ''
      : path(handlePath(radius), { transform: `rotate(${handle})`, ...attributes })) +
    outline(0, attributes);
  const grain = (colour: string, across: number, gain: number, cut: number): string =>
    patches({ colour, frequency: kind === 'slate' ? [0.012, 0.018] : [0.004, across], gain, cut });
  const half = sides === undefined ? radius : Math.min(...sides) / 2;
  const where = { transform: place(centre, (turn * Math.PI) / 180) };
  return {
    centre,
    well: half,
    hollow: false,
    shadow: () =>
      group(
        {
          transform: `translate(34 44) ${place(centre, (turn * Math.PI) / 180)}`,
          filter: blur(17, 25),
        },
        whole({ fill: '#160300', 'fill-opacity': 0.42 }),
      ) +
      group(
        {
          transform: `translate(11 14) ${place(centre, (turn * Math.PI) / 180)}`,
          filter: blur(5, 25),
        },
        whole({ fill: '#160300', 'fill-opacity': 0.5 }),
      ),
    body: () =>
      group(
        where,
        whole({
          fill: linear([
            [0, lit(base, 0.22)],
            [0.5, base],
            [1, shade(base, 0.25)],
          ]),
        }),
        group({ opacity: 0.7, filter: grain(dark, 0.09, 5, 2.5) }, whole({ fill: '#000000' })),
        group({ opacity: 0.5, filter: grain(light, 0.14, 5, 2.6) }, whole({ fill: '#000000' })),
        outline(-2, {
          fill: 'none',
          stroke: linear([
            [0, '#FFF3DC', 0.8],
            [0.4, '#FFF3DC', 0.1],
            [0.7, '#1A0500', 0.2],
            [1, '#1A0500', 0.5],
          ]),
          'stroke-width': 4,
        }),
        handle === undefined
          ? ''
          : group(
              { transform: `rotate(${handle})` },
              circle(radius + 222, 0, 13, { fill: '#1C0A02', 'fill-opacity': 0.75 }),
              path(`M${num(radius + 212)} 9A13 13 0 0 0 ${num(radius + 234)} 4`, {
                fill: 'none',
                stroke: lit(base, 0.5),
                'stroke-width': 3,
                'stroke-opacity': 0.7,
                'stroke-linecap': 'round',
              }),
            ),
      ),
    rim: () => '',
  };
}
