import { lit, shade, vary } from '../../colour.ts';
import { blur } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import { at, bent, blob, group, num, open, path, place, ribbon } from '../../shape.ts';

function fruit(random: Random, size: number, colour: string, bend: number): string {
  const line = bent(size * 2, bend, 15);
  const wide = size * 0.21;
  const width = (along: number): number =>
    wide *
    (along < 0.1
      ? 0.34 + along * 4.4
      : along > 0.9
        ? 0.26 + (1 - along) * 5.2
        : 0.8 + 0.2 * Math.sin(Math.PI * along));
  const first = line[0] ?? at(0, 0);
  const last = line.at(-1) ?? at(0, 0);
  const rib = (share: number, tone: string, opacity: number): string =>
    path(open(line.slice(1, -1).map(({ x, y }) => at(x, y + wide * share))), {
      fill: 'none',
      stroke: tone,
      'stroke-width': num(wide * 0.22),
      'stroke-opacity': opacity,
      'stroke-linecap': 'round',
      filter: blur(1.2),
    });
  const speck = (): string => {
    const on = line[random.whole(3, 11)] ?? first;
    return path(blob(random, size * random.between(0.008, 0.03), { rough: 0.3, stretch: 1.3 }), {
      fill: '#6A3A0C',
      'fill-opacity': 0.75,
      transform: place(
        at(on.x + random.between(-8, 8), on.y + random.between(-0.6, 0.6) * wide),
        random.angle(),
      ),
    });
  };
  return (
    path(ribbon(line, width), { fill: colour }) +
    rib(-0.36, lit(colour, 0.55), 0.8) +
    rib(0.3, shade(colour, 0.3), 0.5) +
    Array.from({ length: 20 }, speck).join('') +
    path(
      ribbon(
        [
          at(first.x - size * 0.14, first.y - size * 0.05),
          first,
          at(first.x + size * 0.06, first.y + 2),
        ],
        () => wide * 0.3,
      ),
      { fill: '#8A7A2A' },
    ) +
    path(
      ribbon([last, at(last.x + size * 0.07, last.y + size * 0.02)], () => wide * 0.26),
      { fill: '#4A2A0C' },
    )
  );
}

/** Two ripe bananas side by side along x, freckled. `size` is half their length. */
export const bananas: Part = (random, size, palette = ['#F6C934', '#F2BE28']) => ({
  body:
    group(
      { transform: place(at(-size * 0.02, -size * 0.2), -0.14) },
      fruit(random, size, vary(random, palette[1] ?? '#F2BE28'), -0.16),
    ) +
    group(
      { transform: place(at(size * 0.02, size * 0.16), 0.06) },
      fruit(random, size, vary(random, palette[0] ?? '#F6C934'), -0.15),
    ),
  radius: size,
});
