import { lit, shade, vary } from '../colour.ts';
import { material } from '../material.ts';
import { MATERIALS } from '../materials.ts';
import { blur, define, patches } from '../paint.ts';
import type { Random } from '../random.ts';
import { at, blob, closed, group, type Point, path, place, tag, toRadians } from '../shape.ts';
import { insideOf, type Spot, toPoint } from './spot.ts';
import { type Verb, verb } from './verb.ts';

interface Gap {
  at: Spot;
  /** Half width and half height as shares of the well. */
  size: readonly [number, number];
  /** Colours of the sloping sides of the gap, from the top layer down. */
  layers: readonly string[];
  /** Colours of the bottom of the vessel and of the smears on it. */
  floor: readonly [string, string];
  turn?: number;
  /** Share of the gap that its sides take up. */
  slope?: number;
}

const STEPS = 13;

function wobblyBox(random: Random, wide: number, tall: number, rough: number): Point[] {
  const corners = [at(-wide, -tall), at(wide, -tall), at(wide, tall), at(-wide, tall)];
  return corners.flatMap((from, side) => {
    const to = corners[(side + 1) % 4] ?? from;
    return Array.from({ length: STEPS }, (_, index) =>
      at(
        from.x + ((to.x - from.x) * index) / STEPS + random.between(-rough, rough),
        from.y + ((to.y - from.y) * index) / STEPS + random.between(-rough, rough),
      ),
    );
  });
}

/** Draws the gap that a removed portion leaves in a tray. Its sides show the layers and its floor the juices. */
export function gap(look: Gap): Verb {
  const { layers, slope = 0.42 } = look;
  return verb([], (stage) => {
    const { random } = stage;
    const [rx, ry] = insideOf(stage).reach;
    const wide = look.size[0] * rx;
    const tall = look.size[1] * ry;
    const step = (Math.min(wide, tall) * slope) / layers.length;
    const edge = closed(wobblyBox(random, wide, tall, 4));
    const hole = define('g', (id) => tag('clipPath', { id }, path(edge, {})));
    const bits = (colour: string, inset: number): string =>
      wobblyBox(random, wide - inset, tall - inset, step * 0.5)
        .map((spot) =>
          path(blob(random, step * random.between(0.35, 1), { points: 7, rough: 0.3 }), {
            fill: vary(random, random.chance(0.5) ? lit(colour, 0.2) : shade(colour, 0.2)),
            transform: place(spot, random.angle()),
          }),
        )
        .join('');
    const sides = layers.map(
      (colour, index) =>
        path(closed(wobblyBox(random, wide - index * step, tall - index * step, step * 0.42)), {
          fill: colour,
        }) + bits(colour, (index + 0.5) * step),
    );
    const depth = layers.length * step;
    const floor = closed(wobblyBox(random, wide - depth, tall - depth, step * 0.3));
    const [bottom, smear] = look.floor;
    const wet = { ...MATERIALS.wet, gloss: 0.5, height: 4 };
    return group(
      { transform: place(toPoint(stage, look.at), toRadians(look.turn ?? 0)), 'clip-path': hole },
      group({ filter: material(wet) }, ...sides),
      path(floor, { fill: bottom }),
      path(floor, {
        opacity: 0.9,
        filter: patches({ colour: smear, frequency: 0.02, gain: 5, cut: 2.2, soften: 1 }),
      }),
      path(edge, {
        fill: 'none',
        stroke: '#1D0600',
        'stroke-width': 26,
        'stroke-opacity': 0.5,
        filter: blur(8),
        transform: 'translate(4 6)',
      }),
      path(edge, {
        fill: 'none',
        stroke: '#FFF0CC',
        'stroke-width': 5,
        'stroke-opacity': 0.4,
        filter: blur(1),
        transform: 'translate(-1 -1)',
      }),
    );
  });
}
