import { writeLayers } from '../entries.ts';
import type { FoodName } from '../foods/larder.ts';
import { blur, linear } from '../paint.ts';
import { at, group, num, type Point, path, place, toRadians } from '../shape.ts';
import { type Spot, toPoint } from './spot.ts';
import { type Change, take, type Verb, verb } from './verb.ts';

interface Skewers extends Omit<Change, 'turn'> {
  /** Number of skewers, distance between them as a share of the well, and their angle. */
  count?: number;
  gap?: number;
  lean?: number;
  at?: Spot;
  /** Distance between pieces in units of their size. */
  step?: number;
  /** Length of the bare stick in units. */
  handle?: number;
  metal?: boolean;
}

function stickAt(
  line: { centre: Point; angle: number },
  long: number,
  handle: number,
  metal: boolean,
): string {
  const where = place(line.centre, line.angle);
  const d = `M${num(-long / 2 - handle)} -3.4L${num(long / 2 + 34)} -2.6L${num(long / 2 + 46)} 0L${num(long / 2 + 34)} 2.6L${num(-long / 2 - handle)} 3.4Z`;
  const tones = metal ? ['#FFFFFF', '#B9B2AA', '#6A625A'] : ['#FBE6B4', '#DDB36A', '#9A6C2C'];
  return (
    path(d, {
      transform: `translate(7 11) ${where}`,
      fill: '#1A0A02',
      'fill-opacity': 0.45,
      filter: blur(4, 200),
    }) +
    path(d, {
      transform: where,
      fill: linear(
        [
          [0, tones[0] ?? ''],
          [0.5, tones[1] ?? ''],
          [1, tones[2] ?? ''],
        ],
        [0, 0, 0, 1],
      ),
    })
  );
}

/** Draws skewers side by side. Each repeats the list of foods until `pieces` are threaded. */
export function skewers(names: readonly FoodName[], pieces: number, look: Skewers = {}): Verb {
  const {
    count = 4,
    gap = 0.3,
    lean = -14,
    at: spot = 'centre',
    step = 1.35,
    handle = 110,
    metal = false,
  } = look;
  return verb(names, (stage) => {
    const { random, well } = stage;
    const middle = toPoint(stage, spot);
    const foods = names.map((name) => take(name, stage, look));
    const mean = foods.reduce((sum, each) => sum + each.size[1], 0) / foods.length;
    const long = mean * step * (pieces - 1);
    const lines = Array.from({ length: count }, (_, index) => {
      const angle = toRadians(lean + random.between(-2, 2));
      const away = (index - (count - 1) / 2) * gap * well;
      return {
        angle,
        centre: at(
          middle.x - Math.sin(angle) * away + random.between(-10, 10),
          middle.y + Math.cos(angle) * away,
        ),
      };
    });
    const layers = Array.from({ length: pieces }, (_, index) => {
      const chosen = foods[index % foods.length];
      if (chosen === undefined) return '';
      const along = (index - (pieces - 1) / 2) * mean * step;
      const row = lines.map(({ angle, centre }) => {
        const spotOf = at(
          centre.x + Math.cos(angle) * along + random.between(-2, 2),
          centre.y + Math.sin(angle) * along + random.between(-3, 3),
        );
        const piece = chosen.part(random, random.between(...chosen.size), chosen.palette);
        return {
          centre: spotOf,
          radius: piece.radius,
          body: group(
            { transform: place(spotOf, angle + Math.PI / 2 + random.between(-0.25, 0.25)) },
            piece.body,
          ),
          over: piece.over === undefined ? '' : group({ transform: place(spotOf) }, piece.over),
        };
      });
      return writeLayers(row, chosen.material, 4, 0.3);
    });
    return lines.map((line) => stickAt(line, long, handle, metal)).join('') + layers.join('');
  });
}

interface Opened {
  at?: Spot;
  turn?: number;
  /** Radius of the base as a share of the well. */
  size?: number;
  /** Length and width of the filling relative to the size of the base. */
  band?: readonly [number, number];
}

/** An open taco, roll, arepa or toast: the base and bands of filling on it, the lowest first. */
export function open(
  base: FoodName,
  filling: readonly (readonly [FoodName, number])[],
  look: Opened = {},
): Verb {
  const { at: spot = 'centre', turn = 0, size = 0.5, band = [1.5, 0.7] } = look;
  return verb([base, ...filling.map(([name]) => name)], (stage) => {
    const { random, well } = stage;
    const middle = toPoint(stage, spot);
    const angle = toRadians(turn);
    const under = take(base, stage);
    const drawn = under.part(random, size * well, under.palette);
    const ground = writeLayers(
      [
        {
          centre: middle,
          radius: drawn.radius,
          body: group({ transform: place(middle, angle) }, drawn.body),
          over: drawn.over === undefined ? '' : group({ transform: place(middle) }, drawn.over),
        },
      ],
      under.material,
      2,
    );
    const layers = filling.map(([name, count]) => {
      const laid = take(name, stage);
      const pieces = Array.from({ length: count }, () => {
        const x = random.between(-0.5, 0.5);
        const y = random.between(-0.5, 0.5) * Math.sqrt(1 - (2 * x) ** 2 * 0.7);
        const along = x * band[0] * size * well;
        const across = y * band[1] * size * well;
        const centre = at(
          middle.x + along * Math.cos(angle) - across * Math.sin(angle),
          middle.y + along * Math.sin(angle) + across * Math.cos(angle),
        );
        const piece = laid.part(random, random.between(...laid.size), laid.palette);
        return {
          centre,
          radius: piece.radius,
          body: group({ transform: place(centre, random.angle()) }, piece.body),
          over: piece.over === undefined ? '' : group({ transform: place(centre) }, piece.over),
        };
      });
      return writeLayers(pieces, laid.material, 6, 0.7);
    });
    return ground + layers.join('');
  });
}
