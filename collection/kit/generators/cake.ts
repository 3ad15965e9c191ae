import { lit, shade, vary } from '../colour.ts';
import { patches, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import type { Random } from '../random.ts';
import { at, circle, ellipse, group, num, type Point, path, polar, polygon } from '../shape.ts';
import { stains } from './tone.ts';

interface Cake {
  /** Colour of the top; `patch` is that of its darker patches. */
  top: string;
  patch?: string;
  /** Colour of a crust or side, and its share of the radius. */
  edge?: readonly [colour: string, share: number];
  /** Number of crimps along the edge. */
  crimps?: number;
  /** Colour of browning. */
  sear?: string;
  /** Number of slices. */
  cuts?: number;
  /** Colours of the cut sides from the top down. */
  layers?: readonly string[];
  /** Direction of the slice that is pulled out, in degrees. Requires `cuts`. */
  pulled?: number;
}

/** Width of the cut sides and distance of the pulled slice, as shares of the size. */
const CUT_SIDE = 0.11;
const AWAY = 0.3;

function sector(size: number, from: number, to: number): string {
  const start = polar(from, size);
  const end = polar(to, size);
  return `M0 0L${num(start.x)} ${num(start.y)}A${num(size)} ${num(size)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${num(end.x)} ${num(end.y)}Z`;
}

const disc = (size: number): string =>
  `M${num(-size)} 0A${num(size)} ${num(size)} 0 1 1 ${num(size)} 0A${num(size)} ${num(size)} 0 1 1 ${num(-size)} 0Z`;

function surface(
  random: Random,
  look: Cake,
  size: number,
  outline: (reach: number) => string,
): string {
  const top = vary(random, look.top);
  const [edge, share] = look.edge ?? [shade(top, 0.25), 0.03];
  const inner = size * (1 - share);
  return (
    path(outline(size), {
      fill: radial(
        [
          [0, edge],
          [0.86, edge],
          [1, shade(edge, 0.3)],
        ],
        { cx: 0.5, cy: 0.5, r: 0.5 },
      ),
    }) +
    path(outline(inner), {
      fill: radial(
        [
          [0, lit(top, 0.2)],
          [0.7, top],
          [1, shade(top, 0.16)],
        ],
        { cx: 0.44, cy: 0.42, r: 0.6 },
      ),
    }) +
    (look.patch
      ? path(outline(inner), {
          opacity: 0.6,
          filter: patches({
            colour: look.patch,
            frequency: 0.022,
            gain: 4.4,
            cut: 2.3,
            soften: 1.6,
          }),
        })
      : '')
  );
}

/** Draws a cut side, tilted so that its layers show: stripes along the ray at `angle`, inwards on `side`. */
function cutSide(
  random: Random,
  layers: readonly string[],
  angle: number,
  look: { size: number; side: 1 | -1 },
): string {
  const { size, side } = look;
  const thick = (size * CUT_SIDE) / layers.length;
  const normal = polar(angle + (side * Math.PI) / 2, 1);
  const on = (along: number, inward: number): Point => {
    const spot = polar(angle, along * size);
    return at(spot.x + normal.x * inward, spot.y + normal.y * inward);
  };
  return layers
    .map((colour, index) => {
      const near = index * thick;
      const far = near + thick * random.between(1, 1.2);
      // Two cut sides meet at the tip of a slice, so each stripe starts a little farther out.
      const tip = 0.06 + (far / size) * 1.5;
      const inner = Array.from({ length: 10 }, (_, step) =>
        on(0.98 - ((0.98 - tip) * step) / 9, far * random.between(0.8, 1.25)),
      );
      const crumb = (): string => {
        const spot = on(random.between(tip + 0.04, 0.95), near + thick * random.between(0.2, 0.8));
        return circle(spot.x, spot.y, thick * random.between(0.2, 0.7), {
          fill: random.chance(0.5) ? lit(colour, 0.3) : shade(colour, 0.25),
          'fill-opacity': 0.6,
        });
      };
      return (
        path(polygon([on(tip, near), on(0.98, near), ...inner]), { fill: vary(random, colour) }) +
        Array.from({ length: 22 }, crumb).join('')
      );
    })
    .join('');
}

/** A round cake, tart or pie. If it is cut, one slice is pulled out to show its layers. */
export const cake =
  (look: Cake): Part =>
  (random, size) => {
    const { cuts = 0, pulled, crimps = 0, layers = [] } = look;
    const step = cuts > 0 ? (Math.PI * 2) / cuts : 0;
    const from = ((pulled ?? 0) * Math.PI) / 180 - step / 2;
    const to = from + step;
    const rest = (reach: number): string =>
      pulled === undefined ? disc(reach) : sector(reach, to, from + Math.PI * 2);
    const [edge] = look.edge ?? [look.top];
    const shown = layers.toReversed();
    const crimp = (index: number): string => {
      const angle = (index / crimps) * Math.PI * 2;
      if (pulled !== undefined && (angle - from + Math.PI * 4) % (Math.PI * 2) < step) return '';
      const spot = polar(angle, size * 0.965);
      return ellipse(0, 0, size * 0.05, size * 0.026, {
        fill: lit(edge, 0.2),
        stroke: shade(edge, 0.4),
        'stroke-width': 1.4,
        transform: `translate(${num(spot.x)} ${num(spot.y)}) rotate(${num((angle * 180) / Math.PI + 62)})`,
      });
    };
    const cut = (index: number): string => {
      const tip = polar(from + index * step, size * 0.98);
      return `M0 0L${num(tip.x)} ${num(tip.y)}`;
    };
    const away = polar((from + to) / 2, size * AWAY);
    return {
      body:
        surface(random, look, size, rest) +
        stains(random, size, {
          colour: look.sear ?? look.top,
          count: look.sear ? 26 : 0,
          size: [0.03, 0.12],
          opacity: 0.5,
        }) +
        Array.from({ length: crimps }, (_, index) => crimp(index)).join('') +
        (cuts > 0
          ? path(Array.from({ length: cuts }, (_, index) => cut(index)).join(''), {
              stroke: shade(look.top, 0.6),
              'stroke-width': 2.6,
              'stroke-opacity': 0.5,
            })
          : '') +
        (pulled === undefined
          ? ''
          : cutSide(random, shown, from, { size, side: -1 }) +
            cutSide(random, shown, to, { size, side: 1 }) +
            group(
              { transform: `translate(${num(away.x)} ${num(away.y)})` },
              surface(random, look, size, (reach) => sector(reach, from, to)),
              cutSide(random, shown, from, { size, side: 1 }),
              cutSide(random, shown, to, { size, side: -1 }),
            )),
      radius: size,
    };
  };
