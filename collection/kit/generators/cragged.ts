import { lit, mix, shade, vary } from '../colour.ts';
import { blur, patches, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import type { Random } from '../random.ts';
import { at, blob, blobPoints, circle, closed, num, type Point, path, place } from '../shape.ts';
import { rounded, scaledPoints } from './tone.ts';

/** Half width at each position along a joint, from 0 at the knuckle to 1 at the thick end. */
const OUTLINES = {
  drumstick: (t: number): number => 0.17 + 0.46 * Math.exp(-(((t - 0.7) / 0.28) ** 2)),
  thigh: (t: number): number => 0.3 + 0.36 * Math.sin(Math.PI * Math.min(1, t * 1.1)),
  /** A fish finger in batter. */
  finger: (t: number): number => 0.2 + 0.14 * Math.sin(Math.PI * t ** 0.8),
} as const;

interface Cragged {
  shape: keyof typeof OUTLINES | 'wing' | 'disc' | 'ball';
  /** Colours of the valleys, the body and the ridges of the crust. */
  crust: readonly [string, string, string];
  /** Size of the ridges, as a share of the size. */
  ridge?: number;
  /** Number of ridges; smooth batter has fewer. */
  ridges?: number;
  rough?: number;
  /** Colour of a protruding bone. */
  bone?: string;
  specks?: readonly [colours: readonly string[], count: number];
}

/** Two joints that meet at an elbow. */
const WING: readonly (readonly [number, number])[] = [
  [-0.95, 0.36],
  [-0.86, 0.1],
  [-0.5, -0.1],
  [-0.16, -0.42],
  [0.1, -0.56],
  [0.36, -0.44],
  [0.6, -0.08],
  [0.92, 0.2],
  [0.98, 0.44],
  [0.76, 0.54],
  [0.4, 0.3],
  [0.12, 0.04],
  [-0.08, 0.08],
  [-0.36, 0.36],
  [-0.72, 0.54],
];

function toOutline(random: Random, look: Cragged, size: number): Point[] {
  const { shape, rough = 0.05 } = look;
  if (shape === 'disc' || shape === 'ball')
    return blobPoints(random, size * 0.95, { points: 22, rough });
  if (shape === 'wing')
    return WING.map(([x, y]) =>
      at(size * (x + random.between(-rough, rough)), size * (y + random.between(-rough, rough))),
    );
  const width = OUTLINES[shape];
  const edge = (sign: number): Point[] =>
    Array.from({ length: 13 }, (_, index) => {
      const t = index / 12;
      return at((t * 2 - 1) * size, sign * size * width(t) * random.around(1, rough * 1.6));
    });
  return [...edge(-1), ...edge(1).toReversed()];
}

function writeBone(size: number, colour: string): string {
  const half = size * 0.085;
  return (
    path(
      `M${num(-size * 1.3)} ${num(-half)}H${num(-size * 0.8)}V${num(half)}H${num(-size * 1.3)}Z`,
      {
        fill: colour,
      },
    ) +
    circle(-size * 1.32, -size * 0.075, size * 0.1, { fill: lit(colour, 0.3) }) +
    circle(-size * 1.32, size * 0.075, size * 0.1, { fill: shade(colour, 0.1) })
  );
}

/** Light at the top left and shade at the lower right, drawn over the crust of a ball. */
const SPHERE = radial(
  [
    [0, '#FFF3DC', 0.34],
    [0.36, '#FFF3DC', 0],
    [0.62, '#2A0D04', 0.04],
    [1, '#2A0D04', 0.5],
  ],
  { cx: 0.38, cy: 0.34, r: 0.7 },
);

/** Fried food with a continuous, craggy crust of flakes that is darker in its valleys. */
export const cragged =
  (look: Cragged): Part =>
  (random, size) => {
    const { ridge = 0.13, ridges = 90 } = look;
    const [valley, body, crest] = look.crust;
    const outline = toOutline(random, look, size);
    /** Returns a random point inside the outline, more often near its edge than in its middle. */
    const anywhere = (): Point => {
      const index = random.whole(0, outline.length - 1);
      const a = outline[index] ?? at(0, 0);
      const b = outline[(index + 1) % outline.length] ?? a;
      const along = random.next();
      const spine = at((a.x + (b.x - a.x) * along) * 0.96, 0);
      const far = look.shape === 'wing' ? 0.9 : random.next() ** 0.7;
      const y = a.y + (b.y - a.y) * along;
      return at(spine.x, y * far * 0.94);
    };
    const flake = (): string => {
      const spot = anywhere();
      const reach = size * ridge * random.between(0.4, 1);
      const points = blobPoints(random, reach, { points: 8, rough: 0.34, stretch: 1.15 });
      const fill = vary(random, random.pick([mix(body, valley, 0.25), body, body, crest]));
      return (
        path(closed(points), {
          fill: valley,
          'fill-opacity': 0.4,
          transform: place(at(spot.x + reach * 0.22, spot.y + reach * 0.3)),
        }) +
        path(closed(points), { fill, 'fill-opacity': 0.9, transform: place(spot) }) +
        path(closed(scaledPoints(points, 0.5)), {
          fill: lit(fill, 0.25),
          'fill-opacity': 0.45,
          transform: place(at(spot.x - reach * 0.2, spot.y - reach * 0.25)),
        })
      );
    };
    const [specks, count] = look.specks ?? [[], 0];
    const speck = (): string =>
      path(blob(random, size * random.between(0.02, 0.05), { points: 6, rough: 0.3 }), {
        fill: random.pick(specks),
        transform: place(anywhere(), random.angle()),
      });
    return {
      body:
        (look.bone ? writeBone(size, look.bone) : '') +
        path(closed(outline), { fill: rounded(body, 0.2, 0.4) }) +
        Array.from({ length: ridges }, flake).join('') +
        path(closed(scaledPoints(outline, 0.96)), {
          opacity: 0.55,
          filter: patches({ colour: valley, frequency: 0.03, gain: 5, cut: 2.7, soften: 1 }),
        }) +
        Array.from({ length: count }, speck).join('') +
        (look.shape === 'ball' ? path(closed(outline), { fill: SPHERE }) : '') +
        path(closed(scaledPoints(outline, 0.98)), {
          fill: 'none',
          stroke: shade(valley, 0.4),
          'stroke-width': num(size * 0.1),
          'stroke-opacity': 0.22,
          filter: blur(Math.round(size) / 16),
          transform: `translate(${num(-size * 0.02)} ${num(-size * 0.03)})`,
        }),
      radius: size * (look.shape === 'disc' || look.shape === 'ball' ? 1 : 0.8),
    };
  };
