import { lit, shade } from '../../colour.ts';
import { type Outline, trace } from '../../outline.ts';
import { blur, define, linear, patches } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import { circle, group, num, path, tag } from '../../shape.ts';

/**
 * A piece of banana leaf, cut to fit `outline`: a pale midrib at `turn` degrees, and a curved rib every twenty units.
 */
export function bananaLeaf(outline: Outline, turn = -28, green = '#3C8A34'): Entry {
  const radius = Math.hypot(...outline.reach);
  return ({ random }) => {
    const clip = define('w', (id) => tag('clipPath', { id }, trace(outline, {})));
    const ribs = Array.from({ length: Math.ceil((radius * 2.6) / 20) }, (_, index) => {
      const x = -radius * 1.3 + index * 20 + random.between(-2, 2);
      return [-1, 1]
        .map(
          (side) =>
            `M${num(x)} 0Q${num(x + 22)} ${num(side * radius * 0.5)} ${num(x + 70)} ${num(side * radius * 1.1)}`,
        )
        .join('');
    }).join('');
    const veins = (stroke: string, width: number, opacity: number, dx: number): string =>
      path(ribs, {
        fill: 'none',
        stroke,
        'stroke-width': width,
        'stroke-opacity': opacity,
        transform: `translate(${dx} 0)`,
      });
    return group(
      { 'clip-path': clip },
      circle(0, 0, radius, {
        fill: linear([
          [0, lit(green, 0.2)],
          [0.5, green],
          [1, shade(green, 0.4)],
        ]),
      }),
      circle(0, 0, radius, {
        opacity: 0.4,
        filter: patches({ colour: '#1D5A22', frequency: 0.014, gain: 4, cut: 1.9, soften: 3 }),
      }),
      group(
        { transform: `rotate(${turn})` },
        veins('#1F5C22', 7, 0.35, 5),
        veins('#8CC866', 2, 0.55, 0),
        path(`M${-radius} 8H${radius}`, {
          stroke: '#12380F',
          'stroke-width': 16,
          'stroke-opacity': 0.45,
          filter: blur(4, 200),
        }),
        path(`M${-radius} -7L${radius} -4V4L${-radius} 7Z`, {
          fill: linear(
            [
              [0, '#DCEBA8'],
              [0.5, '#A9CC72'],
              [1, '#6E9E48'],
            ],
            [0, 0, 0, 1],
          ),
        }),
      ),
    );
  };
}
