import { lit, shade } from '../colour.ts';
import { material } from '../material.ts';
import { lifted, MATERIALS } from '../materials.ts';
import { type Outline, shrink, trace } from '../outline.ts';
import { blur, linear, radial } from '../paint.ts';
import type { Vessel } from '../picture.ts';
import { at, closed, group, num, type Point, path, place, polar, ribbon } from '../shape.ts';

const STRAW = ['#D9A658', '#C48E42', '#E8BE78', '#B47C34'] as const;

/** Positions of the strands across the rim as shares of its width, and the number of ribs. */
const STRANDS = [0.13, 0.38, 0.63, 0.88] as const;
const RIBS = 46;

/** A woven rim around a cloth in soft folds. */
export function writeBasket(centre: Point, outline: Outline, lining: string): Vessel {
  const [rx, ry] = outline.reach;
  const wide = ry * 0.15;
  const inside = shrink(outline, wide);
  const where = { transform: place(centre) };
  const cast = (dx: number, dy: number, soft: number, strength: number): string =>
    trace(outline, {
      transform: `translate(${dx} ${dy})`,
      fill: '#160300',
      'fill-opacity': strength,
      filter: blur(soft, 20),
    });
  /** Draws one strand around the rim that passes under every second rib. */
  const strand = (inset: number, turn: number): string =>
    Array.from({ length: RIBS }, (_, index) => {
      const from = ((index + turn * 0.5) / RIBS) * Math.PI * 2;
      const to = from + ((Math.PI * 2) / RIBS) * 0.94;
      const line = Array.from({ length: 7 }, (_point, step) => {
        const angle = from + ((to - from) * step) / 6;
        return at(Math.cos(angle) * (rx - inset), Math.sin(angle) * (ry - inset));
      });
      return path(
        ribbon(line, (along) => wide * 0.115 * (0.55 + 0.45 * Math.sin(Math.PI * along))),
        { fill: STRAW[(index * 3 + turn) % 4] ?? STRAW[0] },
      );
    }).join('');
  const reed: Parameters<typeof material>[0] = {
    ...MATERIALS.crisp,
    bevel: 2,
    height: 4,
    gloss: 0.2,
    ...lifted(2.4, '#2A1204', 0.5, 0.1),
  };
  return {
    centre,
    well: Math.min(...inside.reach),
    inside,
    hollow: true,
    shadow: () => group(where, cast(38, 50, 20, 0.42), cast(13, 17, 6, 0.5)),
    body: ({ random }) => {
      const folds = Array.from({ length: 9 }, (_, index) => {
        const angle = (index / 9) * Math.PI * 2 + random.between(-0.2, 0.2);
        const tip = polar(angle, ry * 1.02);
        const base = [
          polar(angle - 0.24, ry * 0.3),
          polar(angle - 0.12, ry * 0.9),
          tip,
          polar(angle + 0.1, ry * 0.9),
          polar(angle + 0.05, ry * 0.3),
        ];
        return path(closed(base.map((p) => at((p.x * rx) / ry, p.y))), {
          fill: index % 2 === 0 ? lit(lining, 0.25) : shade(lining, 0.16),
          'fill-opacity': 0.6,
          filter: blur(6),
        });
      });
      return group(
        where,
        trace(outline, { fill: '#6A4218' }),
        group(
          { filter: material(reed) },
          ...STRANDS.map((share, index) => strand(wide * share, index % 2)),
        ),
        trace(inside, {
          fill: radial([
            [0, lit(lining, 0.1)],
            [0.8, lining],
            [1, shade(lining, 0.3)],
          ]),
        }),
        ...folds,
        trace(inside, {
          fill: 'none',
          stroke: linear([
            [0, '#1D0600', 0.5],
            [0.5, '#1D0600', 0.1],
            [1, '#FFFFFF', 0.4],
          ]),
          'stroke-width': num(4),
        }),
      );
    },
    rim: () => '',
  };
}
