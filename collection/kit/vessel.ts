import { shade } from './colour.ts';
import { GLAZES, type Glaze } from './glazes.ts';
import { writeHandle, writeLoop } from './handles.ts';
import { type Outline, round, shrink, trace } from './outline.ts';
import { blur, linear, patches, type Stop } from './paint.ts';
import type { Vessel } from './picture.ts';
import type { Random } from './random.ts';
import { writeRimLight } from './rim-light.ts';
import { at, circle, group, num, type Point, place, polar } from './shape.ts';

interface Band {
  /** Position on the rim, from 0 at the outer edge to 1 at the well. */
  at: number;
  /** Share of the radius. */
  width: number;
  colour: string;
}

export interface VesselShape {
  centre?: Point;
  radius?: number;
  /** Replaces the radius for an oval, or for a box if it has a `corner`. */
  outline?: Outline;
  /** Width of the rim as a share of the radius: .07-.10 for bowls and pans, .12-.16 for plates. */
  rim?: number;
  /** Width of the visible wall between rim and food, as a share of the radius. */
  wall?: number;
  glaze: Glaze;
  inside?: Glaze;
  bands?: readonly Band[];
  /** Number of small brown specks on the rim. */
  specks?: number;
  /** Roughness of the surface for stone and clay, 0 to 1. */
  noise?: number;
  /** Angles of the loop handles of a pan, in degrees. */
  loops?: readonly number[];
  /** Angle of the bar handle of a pan, in degrees. */
  handle?: number;
  /** True for flat plates, which neither clip nor shade the food. */
  flat?: boolean;
}

const slope = (
  [light, body, dark]: readonly [string, string, string],
  reversed = false,
): string => {
  const stops: Stop[] = reversed
    ? [
        [0, shade(dark, 0.25)],
        [0.5, body],
        [1, light],
      ]
    : [
        [0, light],
        [0.48, body],
        [1, dark],
      ];
  return linear(stops);
};

function writeSpecks(random: Random, count: number, inner: number, outer: number): string {
  return Array.from({ length: count }, () => {
    const spot = polar(random.angle(), random.between(inner, outer));
    return circle(spot.x, spot.y, random.between(0.8, 2), {
      fill: '#7A4A1C',
      'fill-opacity': random.between(0.35, 0.8),
    });
  }).join('');
}

/** A round vessel from above: two shadows, rim, bands, and the inner wall, which is lit from the opposite side. */
export function vessel(shape: VesselShape): Vessel {
  const { centre = at(480, 366), rim = 0.09, wall = 0.03, glaze, bands = [] } = shape;
  const { specks = 0, noise = 0, loops = [], handle, flat = false } = shape;
  const outer = GLAZES[glaze];
  const inner = GLAZES[shape.inside ?? glaze];
  const outline = shape.outline ?? round(shape.radius ?? 300);
  const radius = Math.min(...outline.reach);
  const lip = radius * (1 - rim);
  const well = lip - radius * wall;
  const drawn = (reach: number, attributes: Record<string, string | number | undefined>): string =>
    trace(shrink(outline, radius - reach), attributes);
  const cast = (dx: number, dy: number, soft: number, strength: number): string =>
    trace(outline, {
      transform: `translate(${num(dx * unit)} ${num(dy * unit)})`,
      fill: '#160300',
      'fill-opacity': strength,
      filter: blur(soft * unit, 20),
    });
  const unit = radius / 290;
  const where = { transform: place(centre) };
  return {
    centre,
    well,
    inside: shrink(outline, radius - well),
    hollow: !flat,
    shadow: () => group(where, cast(40, 52, 20, 0.42), cast(14, 18, 6, 0.5)),
    body: ({ random }) =>
      group(
        where,
        ...loops.map((angle) => writeLoop(angle, radius, outer)),
        handle === undefined ? '' : writeHandle(handle, radius, outer),
        drawn(radius, { fill: slope(outer) }),
        ...bands.map((line) =>
          drawn(radius - (radius - lip) * line.at, {
            fill: 'none',
            stroke: line.colour,
            'stroke-width': num(radius * line.width),
          }),
        ),
        ...bands.map((line) =>
          drawn(radius - (radius - lip) * line.at, {
            fill: 'none',
            stroke: linear([
              [0, '#FFFFFF', 0.2],
              [0.45, '#FFFFFF', 0],
              [1, '#140500', 0.36],
            ]),
            'stroke-width': num(radius * line.width),
          }),
        ),
        noise > 0
          ? drawn(radius, {
              opacity: noise,
              filter: patches({ colour: '#0C0806', frequency: 0.09, gain: 4, cut: 1.9 }),
            }) +
              drawn(radius, {
                opacity: noise * 0.7,
                filter: patches({
                  colour: '#CFC4B8',
                  frequency: 0.09,
                  gain: 4,
                  cut: 2.15,
                  seed: 41,
                }),
              })
          : '',
        writeSpecks(random, specks, lip, radius),
        drawn(radius - 2, {
          fill: 'none',
          stroke: linear([
            [0, '#FFFFFF', 0.9],
            [0.35, '#FFFFFF', 0.15],
            [0.65, '#000000', 0.12],
            [1, '#FFFFFF', 0.26],
          ]),
          'stroke-width': 4,
        }),
        drawn(lip, { fill: slope(inner, !flat) }),
        drawn(lip, {
          fill: 'none',
          stroke: linear([
            [0, '#1D0600', flat ? 0.28 : 0.55],
            [0.5, '#1D0600', 0.12],
            [1, '#FFFFFF', 0.75],
          ]),
          'stroke-width': flat ? 3 : 4.5,
        }),
        flat
          ? drawn(lip - 8, {
              transform: 'translate(2 3)',
              fill: 'none',
              stroke: linear([
                [0, '#1D0600', 0.22],
                [0.5, '#1D0600', 0.02],
                [1, '#FFFFFF', 0.5],
              ]),
              'stroke-width': 9,
              filter: blur(4),
            })
          : '',
      ),
    rim: () => {
      const middle = (radius + lip) / 2 + (radius - lip) * 0.12;
      const dull = glaze === 'stone' || glaze === 'clay' ? 0.45 : 1;
      return group(where, writeRimLight(shrink(outline, radius - middle), unit, dull));
    },
  };
}
