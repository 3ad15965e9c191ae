import { lit, shade, vary } from '../colour.ts';
import { patches, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import { at, circle, group, num, path, polygon } from '../shape.ts';
import { stains } from './tone.ts';

/** A straight-cut portion, tilted to show the top and below it the layers of the cut side as stripes. */
export const portion =
  (look: {
    top: string;
    patch?: string;
    layers: readonly string[];
    sear?: string;
    tall?: number;
    stretch?: number;
  }): Part =>
  (random, size) => {
    const { tall = 0.5, stretch = 1.35 } = look;
    const w = size * stretch;
    const wave = (y: number, sway: number): { x: number; y: number }[] =>
      Array.from({ length: 9 }, (_, index) =>
        at((index / 4 - 1) * w, y + random.between(-sway, sway) * size),
      );
    const thick = (size * tall * 2) / look.layers.length;
    const top = size * (1 - tall * 2);
    const stripes = look.layers.map((colour, index) => {
      const upper = wave(top + index * thick, index === 0 ? 0 : 0.035);
      const lower = [
        at(w, top + (index + 1) * thick + thick * 0.4),
        at(-w, top + (index + 1) * thick + thick * 0.4),
      ];
      const bit = (): string => {
        const reach = thick * random.between(0.16, 0.44);
        const x = random.between(-1, 1) * (w - reach);
        const y = top + (index + random.between(0.1, 0.9)) * thick;
        return circle(x, Math.min(y, size - reach), reach, {
          fill: vary(random, random.next() < 0.5 ? lit(colour, 0.2) : shade(colour, 0.2)),
          'fill-opacity': 0.7,
        });
      };
      return (
        path(polygon([...upper, ...lower.map((p) => at(p.x, Math.min(p.y, size)))]), {
          fill: vary(random, colour),
        }) + Array.from({ length: Math.round((w / thick) * 3) }, bit).join('')
      );
    });
    const corner = size * 0.06;
    const lid = `M${num(-w + corner)} ${num(-size)}H${num(w - corner)}Q${num(w)} ${num(-size)} ${num(w)} ${num(-size + corner)}V${num(top + size * 0.04)}Q${num(w * 0.5)} ${num(top + size * 0.09)} 0 ${num(top + size * 0.05)}T${num(-w)} ${num(top + size * 0.05)}V${num(-size + corner)}Q${num(-w)} ${num(-size)} ${num(-w + corner)} ${num(-size)}Z`;
    return {
      body:
        path(polygon([at(-w, -size), at(w, -size), at(w, size), at(-w, size)]), {
          fill: shade(look.layers.at(-1) ?? look.top, 0.2),
        }) +
        stripes.join('') +
        path(lid, {
          fill: radial(
            [
              [0, lit(look.top, 0.25)],
              [0.7, look.top],
              [1, shade(look.top, 0.18)],
            ],
            { cx: 0.45, cy: 0.4, r: 0.7 },
          ),
        }) +
        (look.patch
          ? path(lid, {
              opacity: 0.7,
              filter: patches({
                colour: look.patch,
                frequency: 0.025,
                gain: 4.4,
                cut: 2.2,
                soften: 1.4,
              }),
            })
          : '') +
        group(
          { transform: `translate(0 ${num(-size * tall)})` },
          stains(random, size * 0.9, {
            colour: look.sear ?? look.top,
            count: look.sear ? 10 : 0,
            size: [0.05, 0.14],
          }),
        ),
      radius: size * 1.2,
    };
  };
