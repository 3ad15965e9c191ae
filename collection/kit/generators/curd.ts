import { lit, mix, vary } from '../colour.ts';
import { blur, linear } from '../paint.ts';
import type { Part } from '../picture.ts';
import type { Random } from '../random.ts';
import { arcPoints, at, closed, num, open, type Point, path, polar } from '../shape.ts';

/** Number of points of an outline. */
const STEPS = 30;

interface Curd {
  palette: readonly string[];
  /** Colour in the creases. */
  crease: string;
  /** Colour of streaks through the curd: egg white, tomato. */
  streak?: string;
  stretch?: number;
}

/** Returns a disc with slow waves: a soft sheet has lobes and no corners. */
function lobes(random: Random, size: number, stretch: number): Point[] {
  const [two, three, seven] = [random.angle(), random.angle(), random.angle()];
  return Array.from({ length: STEPS }, (_, index) => {
    const angle = (index / STEPS) * Math.PI * 2;
    const wave =
      1 +
      0.12 * Math.sin(2 * angle + two) +
      0.14 * Math.sin(3 * angle + three) +
      0.08 * Math.sin(7 * angle + seven);
    const spot = polar(angle, size * wave);
    return at(spot.x * stretch, spot.y / stretch);
  });
}

/** Returns the folded part of the sheet: its outer edge, and a line nearer to the middle. */
function flap(random: Random, outline: readonly Point[]): string {
  const from = random.whole(0, STEPS - 1);
  const long = random.whole(9, 14);
  const inner = random.between(0.2, 0.45);
  const edge = Array.from(
    { length: long + 1 },
    (_, index) => outline[(from + index) % STEPS] ?? at(0, 0),
  );
  const turned = edge.map((point, index) => {
    const wave = 0.06 * Math.sin(index * 1.7);
    const share = 1 - (1 - inner + wave) * Math.sin((index / long) * Math.PI);
    return at(point.x * share, point.y * share);
  });
  return closed([...edge, ...turned.toReversed()]);
}

/** A soft sheet of set egg folded over on itself: scrambled egg, curds of ground seed. */
export const curd =
  (look: Curd): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const outline = lobes(random, size, random.around(look.stretch ?? 1.22, 0.14));
    const crease = (): string => {
      const turn = random.angle();
      const reach = size * random.between(0.25, 0.5);
      const spot = polar(random.angle(), size * 0.2);
      return open(arcPoints(spot, reach, turn, turn + random.between(0.9, 1.8), 7));
    };
    const fold = (): string => {
      const d = flap(random, outline);
      return (
        path(d, {
          fill: look.crease,
          'fill-opacity': 0.75,
          transform: `translate(${num(size * 0.05)} ${num(size * 0.1)})`,
          filter: blur(Math.round(size * 0.5) / 10),
        }) +
        path(d, {
          fill: linear([
            [0, lit(colour, 0.5)],
            [0.6, lit(colour, 0.1)],
            [1, mix(colour, look.crease, 0.25)],
          ]),
        })
      );
    };
    return {
      body:
        path(closed(outline), {
          fill: linear([
            [0, lit(colour, 0.2)],
            [0.45, colour],
            [1, mix(colour, look.crease, 0.7)],
          ]),
        }) +
        (look.streak
          ? path(crease(), {
              fill: 'none',
              stroke: look.streak,
              'stroke-width': num(size * random.between(0.14, 0.26)),
              'stroke-opacity': 0.75,
              'stroke-linecap': 'round',
              filter: blur(Math.round(size * 0.6) / 10),
            })
          : '') +
        fold() +
        (random.chance(0.6) ? fold() : '') +
        path(crease() + crease(), {
          fill: 'none',
          stroke: look.crease,
          'stroke-width': num(size * 0.09),
          'stroke-opacity': 0.6,
          'stroke-linecap': 'round',
          filter: blur(Math.round(size * 0.3) / 10),
        }),
      radius: size * 0.94,
    };
  };
