import { lit, shade, vary } from '../colour.ts';
import { patches, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import type { Random } from '../random.ts';
import { at, ellipse, group, num, path, polar, polygon } from '../shape.ts';
import { stains } from './tone.ts';

interface Cake {
  /** Top, and its darker patches. */
  top: string;
  patch?: string;
  /** A crust or side of another colour, and its share of the radius. */
  edge?: readonly [colour: string, share: number];
  /** Crimps along the edge. */
  crimps?: number;
  /** Browning. */
  sear?: string;
  /** Cuts into this many slices. */
  cuts?: number;
  /** What the cut shows, from the top down. */
  layers?: readonly string[];
  /** Which slice is pulled out, in degrees; needs `cuts`. */
  pulled?: number;
}

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

/** The cut face that shows below a pulled slice, as stripes. */
function faceOf(layers: readonly string[], to: number, size: number): string {
  const thick = size * 0.2;
  const a = polar(to, size * 0.98);
  return layers
    .map((colour, index) => {
      const y = (index / layers.length) * thick;
      const z = ((index + 1) / layers.length) * thick;
      return path(polygon([at(0, y), at(a.x, a.y + y), at(a.x, a.y + z), at(0, z)]), {
        fill: colour,
      });
    })
    .join('');
}

/** A round cake, tart or pie; cut, with one slice pulled out to show its layers. */
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
    const away = polar((from + to) / 2, size * 0.2);
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
          : group(
              { transform: `translate(${num(away.x)} ${num(away.y)})` },
              faceOf(layers, to, size),
              surface(random, look, size, (reach) => sector(reach, from, to)),
            )),
      radius: size,
    };
  };
