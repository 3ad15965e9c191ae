import { lit, shade, vary } from '../../colour.ts';
import { patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import { at, num, type Point, path, polygon } from '../../shape.ts';

const LEAVES = ['#F2C76E', '#D9963A', '#F6D68C', '#C98030', '#EDBC5C', '#B8702A'] as const;
const NUTS = ['#7FA83A', '#6A942E', '#93B84C', '#587E26'] as const;
/** Sheets of filo over and under the nuts, and the share of the side that the nuts take. */
const SHEETS = 5;
const NUT_SHARE = 0.34;

/** A line across the front of the piece, `down` below its top: from the left corner over the near one to the right. */
function front(random: Random, [wide, tall]: readonly [number, number], down: number): Point[] {
  const fray = (): number => random.between(-1, 1) * tall * 0.018;
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  return [
    ...steps.map((along) => at(-wide + along * wide, along * tall + down + fray())),
    ...steps.slice(1).map((along) => at(along * wide, tall - along * tall + down + fray())),
  ];
}

/** A diamond of baklava, seen from above and a little from its near side: a crackled lid, and the leaves with the nuts between. */
export const baklavaDiamond: Part = (random, size, palette = ['#F2A830', '#E89A22', '#F6B542']) => {
  const half = [size, size * 0.56] as const;
  const [wide, tall] = half;
  const deep = size * 0.34;
  const top = vary(random, random.pick(palette));
  const band = (from: number, to: number, fill: string): string =>
    path(
      polygon([
        ...front(random, half, from * deep),
        ...front(random, half, to * deep).toReversed(),
      ]),
      { fill },
    );
  const leaf = (1 - NUT_SHARE) / 2 / SHEETS;
  const sheets = (start: number): string[] =>
    Array.from({ length: SHEETS }, (_, index) =>
      band(
        start + index * leaf,
        start + (index + 1.3) * leaf,
        vary(random, LEAVES[index % LEAVES.length] ?? top),
      ),
    );
  const nut = (): string => {
    const along = random.between(-0.96, 0.96);
    const y =
      tall * (1 - Math.abs(along)) + deep * ((1 - NUT_SHARE) / 2 + random.between(0.04, 0.3));
    const reach = size * random.between(0.02, 0.04);
    return path(
      polygon(
        Array.from({ length: 5 }, (_, index) => {
          const angle = index * 1.26 + random.between(-0.3, 0.3);
          return at(along * wide + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
        }),
      ),
      { fill: vary(random, random.pick(NUTS)) },
    );
  };
  const lid = polygon([at(-wide, 0), at(0, -tall), at(wide, 0), at(0, tall)]);
  const flake = (): string => {
    const x = random.between(-0.6, 0.6) * wide;
    const y = random.between(-1, 1) * (1 - Math.abs(x) / wide) * tall * 0.8;
    const long = size * random.between(0.1, 0.26);
    return `M${num(x)} ${num(y)}l${num(long)} ${num(long * 0.56 * (random.chance(0.5) ? 1 : -1))}`;
  };
  return {
    body:
      path(
        polygon([
          at(-wide, 0),
          at(0, -tall),
          at(wide, 0),
          at(wide, deep),
          at(0, tall + deep),
          at(-wide, deep),
        ]),
        { fill: '#9A5A1C' },
      ) +
      sheets(0).join('') +
      band((1 - NUT_SHARE) / 2, (1 + NUT_SHARE) / 2, '#6A8E2E') +
      Array.from({ length: 60 }, nut).join('') +
      sheets((1 + NUT_SHARE) / 2).join('') +
      path(lid, {
        fill: radial([
          [0, lit(top, 0.35)],
          [0.6, top],
          [1, shade(top, 0.22)],
        ]),
        stroke: lit(top, 0.45),
        'stroke-width': num(size * 0.02),
      }) +
      path(lid, {
        opacity: 0.6,
        filter: patches({
          colour: '#B4661A',
          frequency: [0.012, 0.05],
          gain: 4.4,
          cut: 2.3,
          soften: 1.2,
        }),
      }) +
      path(Array.from({ length: 7 }, flake).join(''), {
        fill: 'none',
        stroke: '#FFF0C4',
        'stroke-width': num(size * 0.02),
        'stroke-opacity': 0.55,
        'stroke-linecap': 'round',
      }),
    radius: size,
  };
};
