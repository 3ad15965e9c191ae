import { lit, mix, shade } from '../../colour.ts';
import { material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { round, shrink, trace } from '../../outline.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import {
  at,
  blob,
  blobPoints,
  closed,
  group,
  open,
  type Point,
  path,
  place,
  ribbon,
} from '../../shape.ts';

const [PALE, BROWN, BURNT] = ['#F6D88E', '#C67F2C', '#74390A'];
const RAISED = {
  ...MATERIALS.cheese,
  bevel: 6,
  height: 9,
  tamp: 0.1,
  grain: 0.04,
  gloss: 0.3,
  mottle: { colour: BROWN, strength: 0.4, frequency: 0.04 },
  ...lifted(2, BURNT, 0.5, 0.1),
};

interface Spooned {
  /** Middle of the hole as shares of the reach, and its half width and half height as shares of the short side. */
  at: readonly [number, number];
  size: readonly [number, number];
  filling: string;
}

/** Mashed potato over the whole well, raked with a fork and browned along the ridges, with one helping taken out. */
export const rakedMash =
  (hole: Spooned): Entry =>
  ({ random, well, inside = round(well) }) => {
    const own = shrink(inside, well * 0.02);
    const [rx, ry] = own.reach;
    const count = 18;
    const step = (ry * 2) / count;
    const lines = Array.from({ length: count }, (_, row): Point[] => {
      const sweep = Math.floor(row / 4) * 0.6;
      const y = -ry + (row + 0.5) * step;
      return Array.from({ length: 49 }, (__, index) => {
        const x = ((index / 48) * 2 - 1) * (rx - 8);
        const wave = Math.sin((index / 48) * 8 + sweep) * step * 0.9;
        return at(x, y + wave + random.between(-0.07, 0.07) * step);
      });
    });
    const ridge = (line: readonly Point[]): string => {
      const phase = random.angle();
      return path(
        ribbon(line, (along) => step * (0.34 + 0.05 * Math.sin(along * 44 + phase))),
        { fill: mix(PALE, BROWN, random.between(0, 0.2)) },
      );
    };
    const singe = (line: readonly Point[]): string =>
      Array.from({ length: 6 }, () => {
        const from = random.whole(0, 42);
        const part = line.slice(from, from + random.whole(4, 9));
        if (part.length < 3) return '';
        return path(open(part), {
          fill: 'none',
          stroke: BURNT,
          'stroke-width': step * random.between(0.25, 0.5),
          'stroke-opacity': random.between(0.3, 0.65),
          'stroke-linecap': 'round',
          filter: blur(3),
        });
      }).join('');
    const brown = (colour: string, opacity: number, frequency: number, cut: number): string =>
      trace(own, { opacity, filter: patches({ colour, frequency, gain: 5, cut, soften: 2 }) });
    const box = (share: number): string =>
      closed(
        blobPoints(random, 1, { points: 18, rough: 0.07 }).map((point) =>
          at(point.x * hole.size[0] * well * share, point.y * hole.size[1] * well * share),
        ),
      );
    const middle = { transform: place(at(hole.at[0] * rx, hole.at[1] * ry)) };
    const torn = box(1);
    const floor = box(0.9);
    /** Mash that broke off along the edge of the hole. */
    const bit = (): string => {
      const angle = random.angle();
      const far = random.between(0.92, 1.06);
      const spot = at(
        Math.cos(angle) * hole.size[0] * well * far,
        Math.sin(angle) * hole.size[1] * well * far,
      );
      return path(blob(random, well * random.between(0.03, 0.075), { rough: 0.25, stretch: 1.2 }), {
        fill: mix(lit(PALE, 0.3), BROWN, random.between(0, 0.25)),
        transform: place(spot, random.angle()),
      });
    };
    return (
      trace(own, { fill: mix(PALE, BROWN, 0.85) }) +
      group({ filter: material(RAISED) }, ...lines.map(ridge)) +
      brown(BROWN, 0.5, 0.012, 2.5) +
      lines.map(singe).join('') +
      brown(BURNT, 0.35, 0.014, 3) +
      trace(shrink(own, 2), {
        fill: 'none',
        stroke: BURNT,
        'stroke-width': 16,
        'stroke-opacity': 0.55,
        filter: blur(6),
      }) +
      group(
        middle,
        path(torn, { fill: lit(PALE, 0.2) }),
        path(floor, {
          fill: radial([
            [0, hole.filling],
            [1, shade(hole.filling, 0.4)],
          ]),
        }),
        group({ filter: material(RAISED) }, ...Array.from({ length: 44 }, bit)),
      )
    );
  };
