import { lit, shade, vary } from '../../colour.ts';
import { type Material, material } from '../../material.ts';
import { MATERIALS } from '../../materials.ts';
import type { Entry } from '../../picture.ts';
import type { Random } from '../../random.ts';
import { at, group, open, type Point, path } from '../../shape.ts';

const WHEAT = ['#F6DC98', '#EFCD80', '#FAE7B4', '#E9C06C'] as const;

function strand(
  random: Random,
  points: readonly Point[],
  width: number,
  palette: readonly string[],
): string {
  const colour = vary(random, random.pick(palette));
  const d = open(points);
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return (
    path(d, {
      ...line,
      stroke: shade(colour, 0.55),
      'stroke-opacity': 0.6,
      'stroke-width': width + 2,
    }) +
    path(d, { ...line, stroke: colour, 'stroke-width': width }) +
    path(d, {
      ...line,
      stroke: lit(colour, 0.75),
      'stroke-opacity': 0.6,
      'stroke-width': width * 0.28,
      transform: 'translate(-1.3 -1.5)',
    })
  );
}

interface Bundle {
  radius: number;
  from: number;
  span: number;
  centre: Point;
  /** How far both ends bend inward, below the next bundles. */
  dive: number;
  strands: number;
  width: number;
  squash: number;
}

const ease = (value: number): number => value * value * (3 - 2 * value);

function bundle(random: Random, shape: Bundle, palette: readonly string[]): string {
  const { radius, from, span, centre, dive, strands, width, squash } = shape;
  const phase = random.angle();
  const swell = random.between(0.05, 0.11);
  const lean = random.angle();
  const steps = Math.max(14, Math.round(span * 11));
  const order = Array.from({ length: strands }, (_, index) => index).toSorted(() =>
    random.between(-1, 1),
  );
  return order
    .map((index) => {
      const own = width * random.between(0.8, 1.16);
      const side = (index - (strands - 1) / 2) * width * 1.02;
      const sway = random.between(0.2, 0.85) * width;
      const turns = random.between(0.5, 1.3);
      const ownPhase = random.angle();
      const start = random.between(-0.13, 0.13);
      const end = random.between(-0.13, 0.13);
      const points = Array.from({ length: steps + 1 }, (_unused, step) => {
        const along = step / steps;
        const angle = from + start + (span + end - start) * along;
        const tip = 0.2;
        const sink =
          along < tip ? 1 - ease(along / tip) : along > 1 - tip ? 1 - ease((1 - along) / tip) : 0;
        const pinch = 1 - 0.25 * Math.sin(along * Math.PI * turns + phase);
        const reach =
          radius +
          side * pinch +
          sway * Math.sin(along * Math.PI * 2 * turns + ownPhase) +
          radius * swell * Math.sin(angle * 2 + phase) -
          dive * sink;
        const x = Math.cos(angle) * reach;
        const y = Math.sin(angle) * reach * squash;
        return at(
          centre.x + x * Math.cos(lean) - y * Math.sin(lean),
          centre.y + x * Math.sin(lean) + y * Math.cos(lean),
        );
      });
      return strand(random, points, own, palette);
    })
    .join('');
}

interface Nest {
  /** Outer radius of the whole nest. */
  radius: number;
  palette?: readonly string[];
  width?: number;
  bundles?: number;
  material?: Material;
  strays?: number;
}

/**
 * A swirled nest: bundles of parallel strands from the outside in. Ends dive towards the middle, so that the next
 * bundle (and in the middle the topping) hides them.
 */
export function nest(shape: Nest): Entry {
  const { radius, palette = WHEAT, width = 9, bundles = 15, strays = 9 } = shape;
  const filter = material(shape.material ?? MATERIALS.noodles);
  return ({ random }) => {
    const written: string[] = [];
    for (let index = 0; index < bundles; index += 1) {
      const depth = index / (bundles - 1);
      const strands = random.whole(5, 8);
      const squash = random.between(0.84, 1);
      const reach = radius * (0.84 - 0.64 * depth ** 0.95) * random.between(0.95, 1.04);
      const drift = radius * 0.09 * (0.4 + depth);
      const bundled = bundle(
        random,
        {
          radius: reach,
          from: index * 2.4 + random.between(-0.3, 0.3),
          span: random.between(2.1, 3.6) + depth * 1.2,
          centre: at(random.between(-drift, drift), random.between(-drift, drift)),
          dive: Math.min(reach * 0.45, radius * random.between(0.16, 0.3)),
          strands,
          width,
          squash,
        },
        palette,
      );
      written.push(group({ filter }, bundled));
    }
    for (let index = 0; index < strays; index += 1) {
      const reach = radius * random.between(0.35, 0.86);
      const stray = bundle(
        random,
        {
          radius: reach,
          from: random.angle(),
          span: random.between(0.9, 1.9),
          centre: at(random.between(-26, 26), random.between(-26, 26)),
          dive: reach * random.between(0.22, 0.5),
          strands: random.whole(1, 2),
          width,
          squash: random.between(0.7, 1),
        },
        palette,
      );
      written.push(group({ filter }, stray));
    }
    return written.join('');
  };
}
