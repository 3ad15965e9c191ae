import { lit, shade, vary } from '../../colour.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import { at, bent, circle, closed, group, num, path, place, ribbon } from '../../shape.ts';

/** Half of a banana, cut side up and browned at its edge, along x. */
function half(random: Random, long: number, bend: number): string {
  const line = bent(long * 2, bend, 13);
  const wide = long * 0.215;
  const taper = (share: number) => (along: number) =>
    wide * share * Math.max(0.12, Math.sin(Math.PI * along)) ** 0.5;
  const seeds = line.slice(3, -3).map((point) =>
    circle(
      point.x + random.between(-6, 6),
      point.y + random.between(-0.12, 0.12) * wide,
      long * 0.017,
      {
        fill: '#5A300E',
        'fill-opacity': 0.8,
      },
    ),
  );
  return (
    path(ribbon(line, taper(1.2)), { fill: '#6A300A' }) +
    path(ribbon(line, taper(1)), { fill: '#DDA03C' }) +
    path(ribbon(line, taper(0.72)), { fill: '#F9DC94', filter: blur(3) }) +
    path(ribbon(line, taper(0.2)), { fill: '#D9A048', 'fill-opacity': 0.8, filter: blur(1.4) }) +
    seeds.join('')
  );
}

/** A loaf from above along x, with a split banana baked into its top. `size` is half its length. */
export const bananaLoaf: Part = (random, size) => {
  const tall = size * 0.56;
  const corners = [
    [-1, -0.84],
    [-0.9, -1],
    [-0.4, -1.03],
    [0.2, -0.99],
    [0.9, -1],
    [1, -0.86],
    [1.01, 0],
    [1, 0.86],
    [0.9, 1],
    [0.2, 1.02],
    [-0.4, 0.99],
    [-0.9, 1],
    [-1, 0.84],
    [-1.01, 0],
  ] as const;
  const outline = (share: number): string =>
    closed(
      corners.flatMap(([x, y]) => {
        const spot = at(x * (size - tall * (1 - share)), y * tall * share);
        return [spot, at(spot.x * 0.999, spot.y * 0.999)];
      }),
    );
  return {
    body:
      path(outline(1), { fill: '#8A4A16' }) +
      path(outline(0.9), {
        fill: radial(
          [
            [0, '#A85E1E'],
            [0.6, '#9A5218'],
            [1, '#7A3A0E'],
          ],
          { cx: 0.46, cy: 0.4, r: 0.6 },
        ),
      }) +
      path(outline(0.96), {
        opacity: 0.6,
        filter: patches({ colour: '#5A2606', frequency: 0.02, gain: 4.4, cut: 2.2, soften: 2 }),
      }) +
      path(outline(0.9), {
        opacity: 0.55,
        filter: patches({ colour: '#CF8A3A', frequency: 0.04, gain: 5, cut: 2.8, soften: 1 }),
      }) +
      group(
        { transform: place(at(-size * 0.04, -tall * 0.5), -0.02) },
        half(random, size * 0.84, -0.06),
      ) +
      group(
        { transform: place(at(size * 0.02, tall * 0.34), 0.03) },
        half(random, size * 0.84, -0.06),
      ),
    radius: size,
  };
};

/** A flat slice: a domed crust round a crumb with dark threads of banana and bits of pecan. */
export const bananaSlice: Part = (random, size) => {
  const crumb = vary(random, '#D39C50');
  const shape = (share: number): string =>
    closed(
      (
        [
          [-0.86, 0.9],
          [-0.94, 0.8],
          [-0.98, -0.1],
          [-0.9, -0.55],
          [-0.5, -0.86],
          [0, -0.96],
          [0.5, -0.86],
          [0.9, -0.55],
          [0.98, -0.1],
          [0.94, 0.8],
          [0.86, 0.9],
          [0, 0.92],
        ] as const
      ).map(([x, y]) => at(x * size * share, y * size * share)),
    );
  const spot = () => at(random.between(-0.74, 0.74) * size, random.between(-0.66, 0.74) * size);
  const thread = (): string => {
    const from = spot();
    return path(`M0 0q${num(size * 0.05)} ${num(random.between(-6, 6))} ${num(size * 0.11)} 0`, {
      fill: 'none',
      stroke: '#5A2E10',
      'stroke-width': num(size * 0.018),
      'stroke-linecap': 'round',
      'stroke-opacity': 0.7,
      transform: place(from, random.angle()),
    });
  };
  const pore = (): string => {
    const { x, y } = spot();
    return circle(x, y, size * random.between(0.01, 0.032), {
      fill: shade(crumb, 0.3),
      'fill-opacity': 0.45,
    });
  };
  const nut = (): string => {
    const { x, y } = spot();
    const turned = { transform: place(at(x, y), random.angle()) };
    const d = closed(
      [0, 1, 2, 3, 4, 5].map((n) => {
        const far = size * random.between(0.05, 0.11);
        return at(Math.cos(n) * far * 1.4, Math.sin(n) * far);
      }),
    );
    return path(d, {
      ...turned,
      fill: '#7E4A1E',
      stroke: '#C48E4E',
      'stroke-width': num(size * 0.02),
    });
  };
  return {
    body:
      path(shape(1), { fill: '#7E420F' }) +
      path(shape(0.93), {
        fill: radial([
          [0, lit(crumb, 0.2)],
          [0.75, crumb],
          [1, shade(crumb, 0.16)],
        ]),
      }) +
      Array.from({ length: 60 }, pore).join('') +
      Array.from({ length: 46 }, thread).join('') +
      Array.from({ length: 8 }, nut).join(''),
    radius: size,
  };
};
