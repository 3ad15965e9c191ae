import { lit, shade, vary } from '../../colour.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import type { Random } from '../../random.ts';
import {
  at,
  blob,
  circle,
  group,
  num,
  open,
  type Point,
  path,
  place,
  polygon,
} from '../../shape.ts';

const SIDE = 0.42;

/** A hairline crack of the thin crust, its edges lifted. */
function crack(random: Random, size: number): string {
  let spot = at(random.between(-0.85, 0.85) * size, random.between(-0.95, 0.5) * size);
  let angle = random.angle();
  const line: Point[] = [spot];
  for (let step = 0; step < 6; step += 1) {
    angle += random.between(-1.1, 1.1);
    const far = size * random.between(0.07, 0.16);
    spot = at(
      Math.max(-0.94 * size, Math.min(0.94 * size, spot.x + Math.cos(angle) * far)),
      Math.max(-0.95 * size, Math.min(0.56 * size, spot.y + Math.sin(angle) * far)),
    );
    line.push(spot);
  }
  const d = open(line);
  const drawn = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
  return path(d, {
    ...drawn,
    stroke: '#1A0A05',
    'stroke-width': num(size * random.between(0.014, 0.03)),
    'stroke-opacity': 0.7,
  });
}

function walnut(random: Random, spot: Point, size: number): string {
  const turn = random.angle();
  return group(
    { transform: place(spot, turn) },
    path(blob(random, size * 1.04, { points: 9, rough: 0.2, stretch: 1.12 }), {
      fill: '#1E0C04',
      'fill-opacity': 0.6,
      transform: 'translate(3 4)',
      filter: blur(2),
    }),
    path(blob(random, size, { points: 8, rough: 0.3, stretch: 1.2 }), {
      fill: radial([
        [0, '#DDB070'],
        [0.6, '#B27A3A'],
        [1, '#7A481A'],
      ]),
    }),
    path(
      `M${num(-size * 0.8)} 0q${num(size * 0.4)} ${num(-size * 0.4)} ${num(size * 0.8)} 0t${num(size * 0.8)} 0M${num(-size * 0.3)} ${num(-size * 0.6)}q${num(size * 0.2)} ${num(size * 0.5)} 0 ${num(size * 1.1)}`,
      {
        fill: 'none',
        stroke: '#7A4A1C',
        'stroke-width': num(size * 0.13),
        'stroke-opacity': 0.65,
      },
    ),
  );
}

/** A square of brownie from above and a little from its front: crackled crust, walnuts, dark moist side. */
export const brownie: Part = (random, size) => {
  const top = vary(random, '#6A3A22');
  const edge = size * (1 - SIDE);
  const wobble = (): number => random.between(-0.02, 0.02) * size;
  const lid = polygon([
    at(-size, -size),
    at(-size * 0.3, -size + wobble()),
    at(size * 0.4, -size + wobble()),
    at(size, -size),
    at(size, edge),
    at(size * 0.5, edge + wobble() * 2),
    at(0, edge + wobble() * 2),
    at(-size * 0.5, edge + wobble() * 2),
    at(-size, edge),
  ]);
  const side = polygon([
    at(-size, edge - 6),
    at(size, edge - 6),
    at(size * 0.98, size),
    at(-size * 0.98, size),
  ]);
  const crumb = (): string =>
    circle(
      random.between(-0.94, 0.94) * size,
      random.between(1 - SIDE + 0.06, 0.96) * size,
      size * random.between(0.015, 0.05),
      {
        fill: random.chance(0.5) ? '#5A2E18' : '#1A0804',
        'fill-opacity': 0.7,
      },
    );
  return {
    body:
      path(side, { fill: '#341609' }) +
      Array.from({ length: 46 }, crumb).join('') +
      [-0.5, 0.3]
        .map((x) =>
          walnut(random, at((x + random.between(-0.2, 0.2)) * size, size * 0.8), size * 0.09),
        )
        .join('') +
      path(lid, {
        fill: radial(
          [
            [0, lit(top, 0.16)],
            [0.7, top],
            [1, shade(top, 0.22)],
          ],
          { cx: 0.4, cy: 0.36, r: 0.74 },
        ),
      }) +
      path(lid, {
        opacity: 0.75,
        filter: patches({ colour: '#96603E', frequency: 0.034, gain: 12, cut: 6.1, soften: 0.5 }),
      }) +
      path(lid, {
        opacity: 0.6,
        filter: patches({ colour: '#3E1C0C', frequency: 0.03, gain: 5, cut: 2.8, soften: 0.8 }),
      }) +
      Array.from({ length: 9 }, () => crack(random, size)).join('') +
      [
        [-0.42, -0.52],
        [0.4, -0.28],
        [-0.14, 0.16],
      ]
        .map(([x = 0, y = 0]) =>
          walnut(
            random,
            at((x + random.between(-0.14, 0.14)) * size, (y + random.between(-0.12, 0.12)) * size),
            size * random.between(0.15, 0.19),
          ),
        )
        .join(''),
    radius: size * 1.2,
  };
};
