import { lit, mix, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import type { Random } from '../random.ts';
import {
  at,
  bent,
  group,
  num,
  open,
  type Point,
  path,
  place,
  polar,
  ribbon,
  toRadians,
} from '../shape.ts';

interface Leaf {
  palette: readonly string[];
  /** Half width as a share of the half length. */
  width?: number;
  /** Teeth or ruffles along the edge: count and depth. */
  edge?: readonly [count: number, depth: number];
  /** Position of the widest point, from 0 at the stem to 1 at the tip. */
  widest?: number;
  vein?: string;
  /** Number of side veins; flat leaves show fewer. */
  veins?: number;
}

function half(line: readonly Point[], side: number, reach: (along: number) => number): Point[] {
  return line.map((point, index) => at(point.x, point.y + side * reach(index / (line.length - 1))));
}

/** A single leaf with one lit and one shaded half along a bent rib. `size` is half its length. */
export const leaf =
  (look: Leaf): Part =>
  (random, size, palette = look.palette) => {
    const { width = 0.5, edge = [0, 0], widest = 0.42, veins = 4 } = look;
    const colour = vary(random, random.pick(palette));
    const rib = bent(size * 2, random.between(-0.1, 0.1), 19);
    const [teeth, depth] = edge;
    const phase = random.angle();
    const power = Math.log(0.5) / Math.log(widest);
    const reach = (along: number): number =>
      size *
      width *
      Math.sin(Math.PI * along ** power) ** 0.8 *
      (1 + depth * Math.sin(along * teeth * Math.PI * 2 + phase));
    const vein = look.vein ?? mix(colour, '#E6F5B8', 0.6);
    const side = (sign: number, fill: string): string => {
      const points = half(rib, sign, reach);
      return path(`${open(points)}${open([...rib].toReversed()).replace('M', 'L')}Z`, { fill });
    };
    const branch = (index: number): string => {
      const at0 = Math.round(3 + (index / veins) * 11);
      const root = rib[at0] ?? at(0, 0);
      const far = reach(at0 / 18) * 0.78;
      return [-1, 1]
        .map((sign) => `M${num(root.x)} ${num(root.y)}l${num(far * 0.55)} ${num(sign * far)}`)
        .join('');
    };
    return {
      body:
        side(-1, lit(colour, 0.16)) +
        side(1, shade(colour, 0.2)) +
        path(open(rib) + Array.from({ length: veins }, (_, index) => branch(index)).join(''), {
          fill: 'none',
          stroke: vein,
          'stroke-width': num(Math.max(0.8, size * 0.045)),
          'stroke-opacity': 0.6,
          'stroke-linecap': 'round',
        }),
      radius: size * 0.8,
    };
  };

interface Blade {
  palette: readonly string[];
  /** Half width as a share of the half length. */
  width?: number;
  bend?: number;
}

/** A narrow blade or needle: chive, lemongrass, rosemary, pandan. */
export const blade =
  (look: Blade): Part =>
  (random, size, palette = look.palette) => {
    const { width = 0.1, bend = 0.18 } = look;
    const colour = vary(random, random.pick(palette));
    const line = bent(size * 2, random.between(-bend, bend), 7);
    return {
      body:
        path(
          ribbon(line, (along) => size * width * (0.4 + 0.6 * Math.sin(along * Math.PI) ** 0.5)),
          { fill: colour },
        ) +
        path(open(line), {
          fill: 'none',
          stroke: lit(colour, 0.5),
          'stroke-width': num(size * width * 0.5),
          'stroke-opacity': 0.6,
        }),
      radius: size * 0.6,
    };
  };

interface Frond {
  palette: readonly string[];
  /** Number of pairs of side shoots; `shoot` is their length as a share of the half length. */
  pairs?: number;
  shoot?: number;
  /** Width of the leaflet at each shoot. If absent, shoots are threads. */
  leaflet?: number;
  lean?: number;
}

function shootAt(random: Random, size: number, colour: string, look: Frond, along: number): string {
  const { shoot = 0.5, leaflet, lean = 50 } = look;
  const x = size * (along * 1.8 - 0.9);
  const long = size * shoot * (1.05 - along * 0.7) * random.between(0.85, 1.15);
  return [-1, 1]
    .map((sign) => {
      const angle = toRadians(sign * random.around(lean, 0.2));
      const tip = polar(angle, long);
      if (leaflet === undefined) {
        return path(
          `M${num(x)} 0q${num(tip.x * 0.7)} ${num(tip.y * 0.4)} ${num(tip.x)} ${num(tip.y)}`,
          {
            fill: 'none',
            stroke: sign < 0 ? lit(colour, 0.15) : shade(colour, 0.12),
            'stroke-width': num(size * 0.06),
            'stroke-linecap': 'round',
          },
        );
      }
      return path(
        `M0 0Q${num(long * 0.5)} ${num(-long * leaflet)} ${num(long)} 0Q${num(long * 0.5)} ${num(long * leaflet)} 0 0Z`,
        {
          fill: sign < 0 ? lit(colour, 0.14) : shade(colour, 0.14),
          transform: place(at(x, 0), angle),
        },
      );
    })
    .join('');
}

/** A stem with shoots in pairs: dill, fennel, thyme, rosemary, tarragon, watercress. */
export const frond =
  (look: Frond): Part =>
  (random, size, palette = look.palette) => {
    const colour = vary(random, random.pick(palette));
    const pairs = look.pairs ?? 6;
    return {
      body: group(
        {},
        path(`M${num(-size)} 0L${num(size * 0.9)} 0`, {
          stroke: shade(colour, 0.1),
          'stroke-width': num(size * 0.06),
          'stroke-linecap': 'round',
        }),
        ...Array.from({ length: pairs }, (_, index) =>
          shootAt(random, size, colour, look, (index + 0.4) / pairs),
        ),
        shootAt(random, size, colour, { ...look, lean: 14 }, 0.96),
      ),
      radius: size * 0.75,
    };
  };
