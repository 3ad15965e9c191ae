import { lit, shade, vary } from '../../colour.ts';
import { barrel } from '../../generators/tone.ts';
import type { Part } from '../../picture.ts';
import { bent, closed, num, path, ribbon } from '../../shape.ts';

/** A roasted spear along x: a scaled tip to the right, small leaves along the stalk. `size` is half its length. */
export const asparagusSpear: Part = (random, size, palette = ['#6E9E3A', '#5E8E30', '#7CAA46']) => {
  const colour = vary(random, random.pick(palette));
  const line = bent(size * 2, random.between(-0.02, 0.02), 13);
  const half = size * 0.075;
  const tip = line[10] ?? { x: size * 0.7, y: 0 };
  const scale = (x: number, y: number, long: number, fill: string): string =>
    path(
      closed([
        { x: x - long, y: y - half * 0.5 },
        { x: x - long * 0.2, y: y - half * 0.6 },
        { x: x + long, y },
        { x: x - long * 0.2, y: y + half * 0.6 },
        { x: x - long, y: y + half * 0.5 },
      ]),
      { fill, stroke: shade(colour, 0.5), 'stroke-width': num(size * 0.008) },
    );
  return {
    body:
      path(
        ribbon(
          line,
          (along) => half * (along > 0.72 ? 1.2 - Math.max(0, along - 0.84) * 6.2 : 0.9),
        ),
        { fill: barrel(colour, 0.4, 0.35) },
      ) +
      [2, 4, 6, 8]
        .map((index) =>
          scale(
            line[index]?.x ?? 0,
            (line[index]?.y ?? 0) + half * (index % 4 ? 0.3 : -0.3),
            size * 0.06,
            lit(colour, 0.25),
          ),
        )
        .join('') +
      [-1, 1, -1, 1, 0]
        .map((side, index) =>
          scale(
            tip.x + size * (index * 0.055 - 0.06),
            tip.y + side * half * 0.45,
            size * 0.08,
            index % 2 ? shade(colour, 0.18) : '#6A7A3E',
          ),
        )
        .join(''),
    radius: size * 0.8,
  };
};
