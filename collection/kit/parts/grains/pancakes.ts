import { material } from '../../material.ts';
import { lifted, MATERIALS } from '../../materials.ts';
import { blur, patches, radial } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import type { Random } from '../../random.ts';
import { at, circle, closed, group, type Point, path, place, polar } from '../../shape.ts';

function round(random: Random, radius: number, rough: number): Point[] {
  const phase = random.angle();
  return Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    return polar(
      angle,
      radius *
        (1 + Math.sin(angle * 3 + phase) * rough + Math.sin(angle * 5 - phase) * rough * 0.6),
    );
  });
}

const grown = (points: readonly Point[], share: number): string =>
  closed(points.map((point) => at(point.x * share, point.y * share)));

interface Stack {
  radius: number;
  count: number;
}

/** A stack from above: pale soft edges, browned faces, each disc a little out of line. */
export function pancakeStack(stack: Stack): Entry {
  const filter = material({
    ...MATERIALS.flatbread,
    bevel: 11,
    height: 13,
    gloss: 0,
    ambient: 0.14,
    mottle: { colour: '#E0A552', strength: 0.3, frequency: 0.03 },
    ...lifted(9, '#3A1602', 0.55, 0.32),
  });
  return ({ random }) =>
    Array.from({ length: stack.count }, (_, index) => {
      const top = index === stack.count - 1;
      const left = stack.count - 1 - index;
      const where = at(
        (index % 2 === 0 ? 1 : -1) * random.between(7, 13) * (top ? 0 : 1) + left * 3.4,
        left * 7.6,
      );
      const outline = round(random, stack.radius * (1 + left * 0.012), 0.008);
      const face = {
        fill: radial(
          [
            [0, '#D58C34'],
            [0.55, '#C87A26'],
            [0.86, '#B4621A'],
            [1, '#C98540'],
          ],
          { cx: 0.5, cy: 0.5, r: 0.52 },
        ),
        filter: blur(1.6),
      };
      const pores = top
        ? Array.from({ length: 84 }, () => {
            const spot = polar(random.angle(), stack.radius * 0.9 * Math.sqrt(random.next()));
            return circle(spot.x, spot.y, random.between(0.8, 2.8), {
              fill: random.chance(0.6) ? '#7A3B0E' : '#E9B86E',
              'fill-opacity': random.between(0.25, 0.6),
            });
          }).join('')
        : '';
      return group(
        { transform: place(where) },
        group(
          { filter },
          path(closed(outline), {
            fill: radial(
              [
                [0, '#FBE0A6'],
                [0.9, '#F9D896'],
                [1, '#EDBE70'],
              ],
              { cx: 0.5, cy: 0.5, r: 0.51 },
            ),
          }),
        ),
        path(grown(outline, 0.945), face),
        top
          ? path(grown(outline, 0.93), {
              opacity: 0.6,
              filter: patches({ colour: '#8A430F', frequency: 0.017, gain: 4, cut: 2, soften: 2 }),
            }) +
              path(grown(outline, 0.93), {
                opacity: 0.55,
                filter: patches({
                  colour: '#E2A65A',
                  frequency: 0.03,
                  gain: 5,
                  cut: 2.8,
                  soften: 1.2,
                }),
              })
          : '',
        pores,
      );
    }).join('');
}
