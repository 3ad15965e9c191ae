import { lit, mix, shade, vary } from '../../colour.ts';
import { material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import {
  at,
  bent,
  blob,
  closed,
  ellipse,
  group,
  num,
  type Point,
  path,
  place,
  polar,
  polygon,
  ribbon,
} from '../../shape.ts';

const PASTOR = ['#DE5A1C', '#C84A14', '#EA7A34', '#D25018', '#F0944C'] as const;

/**
 * An open corn tortilla with its long sides curling up: thin, toasted in freckles, shaded along the trough. A second
 * tortilla peeps out from under it. The filling's axis is the x axis.
 */
export const tortilla: Part = (random, size, palette = ['#F3D89C', '#E3B866', '#B97A2E']) => {
  const [pale = '#F3D89C', body = '#E3B866', toast = '#B97A2E'] = palette;
  const phase = random.angle();
  const outline = (share: number): Point[] =>
    Array.from({ length: 44 }, (_, index) => {
      const angle = (index / 44) * Math.PI * 2;
      const wave = 1 + 0.014 * Math.sin(angle * 3 + phase) + 0.01 * Math.sin(angle * 8 - phase);
      const spot = polar(angle, size * share * wave);
      return at(spot.x, spot.y * 0.82);
    });
  const freckles = Array.from({ length: 70 }, () => {
    const spot = polar(random.angle(), size * Math.sqrt(random.between(0.1, 0.92)));
    const reach = 1.6 + 14 * random.next() ** 2.4;
    return path(blob(random, reach, { points: 7, rough: 0.3 }), {
      fill: random.chance(0.3) ? shade(toast, 0.35) : toast,
      'fill-opacity': num(random.between(0.35, 0.8)),
      transform: place(at(spot.x, spot.y * 0.8)),
      filter: blur(reach > 5 ? 2 : 1),
    });
  });
  const skin = material({
    ...MATERIALS.flatbread,
    bevel: 3.2,
    height: 4,
    gloss: 0,
    ambient: 0.14,
    mottle: { colour: '#D19A4C', strength: 0.3, frequency: 0.03 },
    ...lifted(7, '#240B02', 0.55, 0.28),
  });
  const second = at(random.between(-6, 6), size * 0.07);
  return {
    radius: size * 0.5,
    body:
      group(
        { filter: skin, transform: `${place(second)} rotate(7)` },
        path(closed(outline(1)), { fill: shade(body, 0.04) }),
      ) +
      group(
        { filter: skin },
        path(closed(outline(1)), {
          fill: radial(
            [
              [0, pale],
              [0.7, mix(pale, body, 0.4)],
              [1, body],
            ],
            { cx: 0.5, cy: 0.5, r: 0.55 },
          ),
        }),
      ) +
      freckles.join('') +
      path(closed(outline(0.97)), {
        fill: linear(
          [
            [0, '#FFF6DC', 0.6],
            [0.16, '#FFF6DC', 0.1],
            [0.3, '#6E3208', 0.16],
            [0.5, '#6E3208', 0.42],
            [0.7, '#6E3208', 0.12],
            [0.84, '#FFF6DC', 0.14],
            [1, '#6E3208', 0.3],
          ],
          [0, 0, 0, 1],
        ),
      }),
  };
};

/** A shaving of spit-roasted pork: ragged, red with chilli, its tip charred. */
export const pastor: Part = (random, size, palette = PASTOR) => {
  const colour = vary(random, random.pick(palette));
  const spine = bent(size * 2, random.between(-0.16, 0.16), 8);
  const phase = random.angle();
  const d = ribbon(
    spine,
    (along) =>
      size *
        (0.42 + 0.1 * Math.sin(along * 8 + phase)) *
        Math.sin(Math.min(0.97, along + 0.06) * Math.PI) ** 0.35 +
      0.8,
  );
  return {
    body: path(d, {
      fill: random.chance(0.35)
        ? linear(
            [
              [0, shade(colour, 0.6)],
              [0.28, colour],
              [0.8, lit(colour, 0.12)],
              [1, shade(colour, 0.45)],
            ],
            [0, 0, 1, 0.2],
          )
        : linear(
            [
              [0, lit(colour, 0.18)],
              [0.6, colour],
              [1, shade(colour, 0.3)],
            ],
            [0, 0, 0.2, 1],
          ),
    }),
    radius: size * 0.62,
  };
};

/** A die seen from a corner: two faces of a cube, the lit one larger. */
const dice =
  (palette: readonly string[], char: string | undefined): Part =>
  (random, size, chosen = palette) => {
    const colour = vary(random, random.pick(chosen));
    const corners = [at(-size, -size), at(size, -size), at(size, size), at(-size, size)].map(
      (corner) =>
        at(
          corner.x + random.between(-0.16, 0.16) * size,
          corner.y + random.between(-0.16, 0.16) * size,
        ),
    );
    return {
      body:
        path(polygon(corners), {
          fill: linear([
            [0, lit(colour, 0.35)],
            [0.5, colour],
            [1, shade(colour, 0.22)],
          ]),
          stroke: shade(colour, 0.25),
          'stroke-width': 0.8,
          'stroke-linejoin': 'round',
        }) +
        (char !== undefined && random.chance(0.6)
          ? ellipse(size * random.between(-0.5, 0.5), size * 0.8, size * 0.7, size * 0.28, {
              fill: char,
              'fill-opacity': 0.6,
              filter: blur(1),
            })
          : ''),
      radius: size * 1.1,
    };
  };

export const pineapple = dice(['#F8CF3A', '#F2BF26', '#FBDD62'], '#6E3208');

/** A radish slice: thin red skin, white flesh with fine rays. */
export const radish: Part = (random, size) => {
  const rays = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * Math.PI * 2 + random.between(-0.08, 0.08);
    const inner = polar(angle, size * random.between(0.18, 0.4));
    const outer = polar(angle, size * random.between(0.62, 0.84));
    return `M${num(inner.x)} ${num(inner.y)}L${num(outer.x)} ${num(outer.y)}`;
  });
  return {
    body:
      path(blob(random, size, { points: 14, rough: 0.03 }), { fill: '#C9183F' }) +
      ellipse(0, 0, size * 0.95, size * 0.95, { fill: '#F27D9A' }) +
      ellipse(0, 0, size * 0.89, size * 0.89, {
        fill: radial(
          [
            [0, '#FBF3EA'],
            [0.5, '#FFFDF8'],
            [1, '#FCECEA'],
          ],
          { cx: 0.5, cy: 0.5, r: 0.5 },
        ),
      }) +
      path(rays.join(''), {
        fill: 'none',
        stroke: '#E7D3C8',
        'stroke-width': num(size * 0.03),
        'stroke-opacity': 0.8,
        'stroke-linecap': 'round',
      }),
    radius: size,
  };
};
