import { lit, mix, shade } from '../../colour.ts';
import { material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { blur, linear, patches, radial } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import type { Random } from '../../random.ts';
import { at, blobPoints, closed, ellipse, group, type Point, path, polygon } from '../../shape.ts';

const GOLD = '#DFA24A';
const BROWN = '#9A5216';
const PALE = '#F3D792';
const CRUMB = '#FBEBC0';

interface Sheet {
  /** Half width and half height. */
  half: readonly [number, number];
  /** Distance between two dimples. */
  gap?: number;
  /** True for a bread that leaves out a quarter of its width at the lower right. */
  isCut?: boolean;
}

/** Returns the outline of the sheet with soft corners. `cut` is the inner corner of a missing piece. */
function outlineOf(
  random: Random,
  [wide, tall]: readonly [number, number],
  cut: Point | undefined,
): Point[] {
  const corners =
    cut === undefined
      ? [at(-wide, -tall), at(wide, -tall), at(wide, tall), at(-wide, tall)]
      : [
          at(-wide, -tall),
          at(wide, -tall),
          at(wide, cut.y),
          at(cut.x, cut.y),
          at(cut.x, tall),
          at(-wide, tall),
        ];
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return [0.04, 0.2, 0.36, 0.52, 0.68, 0.84, 0.96].map((along) =>
      at(
        from.x + (to.x - from.x) * along + random.between(-1.6, 1.6),
        from.y + (to.y - from.y) * along + random.between(-1.6, 1.6),
      ),
    );
  });
}

const band = (x: number, y: number, right: number, low: number): string =>
  polygon([at(x, y), at(right, y), at(right, low), at(x, low)]);

/** The cut side that faces the viewer: pale and full of holes. */
function writeCrumb(random: Random, cut: Point, [wide, tall]: readonly [number, number]): string {
  const thick = 20;
  const holes = Array.from({ length: 46 }, () =>
    ellipse(
      random.between(cut.x, wide - 4),
      cut.y + random.between(3, thick - 5),
      random.between(1.4, 4.6),
      random.between(0.8, 2.2),
      { fill: shade(CRUMB, 0.35), 'fill-opacity': 0.7 },
    ),
  );
  return (
    path(band(cut.x - 2, cut.y - 4, wide, cut.y + thick), {
      fill: CRUMB,
      filter: material({
        ...MATERIALS.flatbread,
        bevel: 2,
        height: 3,
        gloss: 0,
        ...lifted(8, '#1E0A02', 0.55, 0.3),
      }),
    }) +
    path(band(cut.x - 2, cut.y + thick - 4, wide, cut.y + thick), {
      fill: BROWN,
      'fill-opacity': 0.8,
    }) +
    holes.join('') +
    path(band(cut.x - 2, cut.y, cut.x + 6, tall - 3), { fill: shade(CRUMB, 0.35) })
  );
}

/** A sheet of focaccia about the origin: browned ridges round pale dimples filled with oil. */
export function focaccia(sheet: Sheet): Entry {
  const { half, gap = 50, isCut = false } = sheet;
  const [wide, tall] = half;
  const cut = isCut ? at(wide * 0.46, tall * 0.26) : undefined;
  const ridges = material({
    ...MATERIALS.crust,
    bevel: 10,
    height: 24,
    gloss: 0.55,
    exponent: 16,
    ambient: 0.12,
    mottle: { colour: BROWN, strength: 0.55, frequency: 0.014 },
    ...lifted(4, '#5A2A08', 0.6, 0.2),
  });
  return ({ random }) => {
    const points = outlineOf(random, half, cut);
    const outline = closed(points);
    const columns = Math.floor((wide * 2) / gap);
    const lines = Math.floor((tall * 2) / gap);
    const spots = Array.from({ length: columns * lines }, (_, index) => {
      const row = Math.floor(index / columns);
      const shift = row % 2 === 0 ? -0.2 : 0.2;
      return at(
        ((index % columns) - (columns - 1) / 2 + shift) * gap + random.between(-0.17, 0.17) * gap,
        (row - (lines - 1) / 2) * gap + random.between(-0.17, 0.17) * gap,
      );
    }).filter(({ x, y }) => cut === undefined || x < cut.x - gap * 0.4 || y < cut.y - gap * 0.4);
    const dimples = spots.map((spot) => {
      const size = gap * random.between(0.2, 0.35);
      const edge = blobPoints(random, size, {
        points: 10,
        rough: 0.16,
        stretch: random.between(0.82, 1.04),
      });
      return { spot, size, d: closed(edge.map(({ x, y }) => at(x + spot.x, y + spot.y))) };
    });
    const crumb = cut === undefined ? '' : writeCrumb(random, cut, half);
    return (
      crumb +
      path(outline, {
        fill: mix(PALE, GOLD, 0.25),
        filter: material({ ...MATERIALS.flatbread, gloss: 0, ...lifted(9, '#1E0A02', 0.55, 0.3) }),
      }) +
      dimples
        .map(
          ({ d, spot, size }) =>
            path(d, {
              fill: linear(
                [
                  [0, '#A8701C'],
                  [0.45, '#DDB04A'],
                  [1, '#F6DE94'],
                ],
                [0.1, 0, 0.9, 1],
              ),
            }) +
            ellipse(spot.x + size * 0.3, spot.y + size * 0.42, size * 0.34, size * 0.14, {
              fill: '#FFF6D0',
              'fill-opacity': random.chance(0.6) ? 0.85 : 0.2,
              transform: `rotate(-24 ${spot.x.toFixed(1)} ${spot.y.toFixed(1)})`,
              filter: blur(1.2),
            }),
        )
        .join('') +
      group(
        { filter: ridges },
        path(outline + dimples.map(({ d }) => d).join(''), {
          fill: radial([
            [0, lit(GOLD, 0.12)],
            [0.75, GOLD],
            [1, mix(GOLD, BROWN, 0.4)],
          ]),
          'fill-rule': 'evenodd',
        }),
      ) +
      path(outline, {
        opacity: 0.4,
        filter: patches({
          colour: shade(BROWN, 0.15),
          frequency: 0.012,
          gain: 5,
          cut: 2.9,
          soften: 3,
        }),
      })
    );
  };
}
