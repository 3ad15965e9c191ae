import { lit, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import {
  blobPoints,
  circle,
  closed,
  ellipse,
  num,
  path,
  place,
  polar,
  toRadians,
} from '../shape.ts';
import { face, scaledPoints, stains } from './tone.ts';

interface Coin {
  /** Colour of the skin; `palette` has those of the flesh. */
  skin: string;
  palette: readonly string[];
  /** Width of the skin as a share of the radius. */
  rind?: number;
  /** Core of another colour: its share of the radius and its colour. */
  core?: readonly [share: number, colour: string];
  /** Seeds on a ring: count, colour and distance from the middle as a share. */
  seeds?: readonly [count: number, colour: string, at: number];
  /** Membranes that start in the middle, as in citrus fruit and tomatoes. */
  spokes?: readonly [count: number, colour: string];
  /** Number of holes, as in lotus root. */
  holes?: number;
  sear?: string;
  stretch?: number;
  rough?: number;
}

/** A slice of something long or round: cucumber, carrot, courgette, sausage, banana, orange. */
export const coin =
  (look: Coin): Part =>
  (random, size, palette = look.palette) => {
    const { rind = 0.1, stretch = 1.04, rough = 0.025 } = look;
    const flesh = vary(random, random.pick(palette));
    const outline = blobPoints(random, size, {
      points: 14,
      rough,
      stretch: random.around(stretch, 0.04),
    });
    const [share, colour] = look.core ?? [0, ''];
    const [seeds, seed, reach] = look.seeds ?? [0, '', 0.5];
    const [spokes, membrane] = look.spokes ?? [0, ''];
    const start = random.angle();
    const spoke = (index: number): string => {
      const tip = polar(start + (index / spokes) * Math.PI * 2, size * (1 - rind) * 0.96);
      return `M0 0L${num(tip.x)} ${num(tip.y)}`;
    };
    const around = (count: number, far: number, draw: (angle: number) => string): string =>
      Array.from({ length: count }, (_, index) => {
        const angle = start + ((index + random.between(-0.15, 0.15)) / count) * Math.PI * 2;
        return `<g transform="${place(polar(angle, size * far), angle)}">${draw(angle)}</g>`;
      }).join('');
    return {
      body:
        path(closed(outline), { fill: face(vary(random, look.skin)) }) +
        path(closed(scaledPoints(outline, 1 - rind)), { fill: face(flesh, shade(flesh, 0.12)) }) +
        (share > 0
          ? path(closed(scaledPoints(outline, share)), { fill: face(colour), 'fill-opacity': 0.9 })
          : '') +
        (spokes > 0
          ? path(Array.from({ length: spokes }, (_, index) => spoke(index)).join(''), {
              stroke: membrane,
              'stroke-width': num(size * 0.055),
              'stroke-opacity': 0.85,
            }) + circle(0, 0, size * 0.1, { fill: membrane })
          : '') +
        around(seeds, reach, () =>
          ellipse(0, 0, size * 0.11, size * 0.05, { fill: seed, 'fill-opacity': 0.9 }),
        ) +
        around(look.holes ?? 0, 0.52, () =>
          ellipse(0, 0, size * 0.16, size * 0.12, { fill: shade(flesh, 0.45) }),
        ) +
        (look.sear ? stains(random, size, { colour: look.sear, count: 5, opacity: 0.5 }) : ''),
      over: path(
        `M${num(polar(toRadians(200), size * 0.66).x)} ${num(polar(toRadians(200), size * 0.66).y)}A${num(size * 0.66)} ${num(size * 0.66)} 0 0 1 ${num(polar(toRadians(250), size * 0.66).x)} ${num(polar(toRadians(250), size * 0.66).y)}`,
        {
          fill: 'none',
          stroke: lit(flesh, 0.9),
          'stroke-opacity': 0.4,
          'stroke-width': num(size * 0.08),
          'stroke-linecap': 'round',
        },
      ),
      radius: size,
    };
  };
