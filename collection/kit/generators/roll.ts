import { lit, mix, shade, vary } from '../colour.ts';
import type { Part } from '../picture.ts';
import { at, bent, circle, ellipse, num, open, path, ribbon } from '../shape.ts';
import { barrel, spotIn, stains } from './tone.ts';

interface Roll {
  palette: readonly string[];
  /** Half width as a share of the half length. */
  width?: number;
  bend?: number;
  /** Width of the ends as a share of the full width. */
  ends?: number;
  /** Colours visible in the open end. If absent, the end is closed. */
  filling?: readonly string[];
  /** Colours visible through a thin wrapper. */
  seen?: readonly string[];
  sear?: string;
  bars?: string;
  /** Lines along or around it, as on leaves and filo. */
  ribs?: readonly [kind: 'along' | 'round', colour: string, count: number];
}

/** Rolled food along x: spring roll, enchilada, dolma, sausage, kebab, cannolo. `size` is half its length. */
export const roll =
  (look: Roll): Part =>
  (random, size, palette = look.palette) => {
    const { width = 0.3, bend = 0.03, ends = 0.72, filling, seen } = look;
    const colour = vary(random, random.pick(palette));
    const line = bent(size * 2, random.between(-bend, bend), 13);
    const half = size * width;
    const shape = ribbon(
      line,
      (along) => half * (ends + (1 - ends) * Math.min(1, Math.sin(along * Math.PI) * 3)),
    );
    const [kind, rib, ribs] = look.ribs ?? ['along', '', 0];
    const ribAt = (index: number): string => {
      if (kind === 'along') {
        const y = half * (((index + 0.5) / ribs) * 1.7 - 0.85);
        return `M${num(-size * 0.94)} ${num(y * 0.8)}Q0 ${num(y * 1.1)} ${num(size * 0.94)} ${num(y * 0.8)}`;
      }
      const x = size * (((index + 0.5) / ribs) * 1.84 - 0.92);
      return `M${num(x - half * 0.3)} ${num(-half * 0.94)}Q${num(x + half * 0.3)} 0 ${num(x - half * 0.1)} ${num(half * 0.94)}`;
    };
    const glimpses = (seen ?? []).flatMap((tone) =>
      Array.from({ length: 3 }, () => {
        const x = random.between(-0.8, 0.7) * size;
        const y = random.between(-0.5, 0.5) * half;
        return ellipse(x, y, size * random.between(0.08, 0.2), half * random.between(0.2, 0.4), {
          fill: tone,
          'fill-opacity': 0.6,
        });
      }),
    );
    const mouth = (): string => {
      const x = size * 0.97;
      const bits = Array.from({ length: 12 }, () => {
        const spot = spotIn(random, 0.82);
        return circle(
          x + spot.x * half * 0.42,
          spot.y * half * 0.84,
          half * random.between(0.12, 0.24),
          {
            fill: random.pick(filling ?? ['#000000']),
          },
        );
      });
      return (
        ellipse(x, 0, half * 0.5, half * 0.98, {
          fill: mix(colour, '#FFF3DC', 0.3),
          stroke: shade(colour, 0.3),
          'stroke-width': num(half * 0.06),
        }) + bits.join('')
      );
    };
    return {
      body:
        path(shape, { fill: barrel(colour) }) +
        glimpses.join('') +
        path(Array.from({ length: ribs }, (_, index) => ribAt(index)).join(''), {
          fill: 'none',
          stroke: rib,
          'stroke-width': num(half * 0.07),
          'stroke-opacity': 0.6,
        }) +
        (look.sear
          ? stains(random, size * 0.75, {
              colour: look.sear,
              count: 6,
              size: [0.08, 0.2],
              opacity: 0.5,
            })
          : '') +
        (look.bars
          ? path(
              [-0.6, -0.2, 0.2, 0.6]
                .map(
                  (share) =>
                    `M${num(share * size - half * 0.5)} ${num(half * 0.8)}L${num(share * size + half * 0.5)} ${num(-half * 0.8)}`,
                )
                .join(''),
              {
                fill: 'none',
                stroke: look.bars,
                'stroke-width': num(size * 0.06),
                'stroke-opacity': 0.7,
                'stroke-linecap': 'round',
              },
            )
          : '') +
        path(open(line.slice(1, -1).map((point) => at(point.x, point.y - half * 0.5))), {
          fill: 'none',
          stroke: lit(colour, 0.8),
          'stroke-opacity': 0.4,
          'stroke-width': num(half * 0.16),
          'stroke-linecap': 'round',
        }) +
        (filling ? mouth() : ''),
      radius: size * 0.62,
    };
  };
