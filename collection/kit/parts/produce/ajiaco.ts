import { lit, mix, shade, vary } from '../../colour.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { arcPoints, at, ellipse, num, path, ribbon, tag } from '../../shape.ts';

/** A round cut from a boiled cob, lying on its side: rows of kernels bent about the axis, paler cut ends. */
export const cornRound: Part = (random, size, palette = ['#F8CB3C', '#F3BD2A', '#FBDA62']) => {
  const high = size * 0.66;
  const rows = 7;
  const columns = 8;
  const kernels = Array.from({ length: rows }, (_, row) => {
    // Seen from above, rows are closer together towards the sides of the cob.
    const from = Math.asin(-1 + (2 * row) / rows);
    const to = Math.asin(-1 + (2 * (row + 1)) / rows);
    const top = (from / (Math.PI / 2)) * 0.5 + (-1 + (2 * row) / rows) * 0.5;
    const bottom = (to / (Math.PI / 2)) * 0.5 + (-1 + (2 * (row + 1)) / rows) * 0.5;
    const y = ((top + bottom) / 2) * high;
    const half = ((bottom - top) / 2) * high;
    return Array.from({ length: columns }, (_unused, column) => {
      const colour = vary(random, random.pick(palette));
      const step = column + (row % 2 === 0 ? 0.3 : 0.7);
      const x = (-1 + (2 * step) / columns) * size + random.between(-0.01, 0.01) * size;
      const wide = (size / columns) * random.between(0.93, 1.02);
      const deep = shade(colour, 0.1 + 0.3 * Math.abs(y / high) ** 2);
      return (
        tag('rect', {
          x: num(x - wide),
          y: num(y - half * 0.97),
          width: num(wide * 2),
          height: num(half * 1.94),
          rx: num(Math.min(wide, half) * 0.95),
          fill: radial([
            [0, lit(deep, 0.45)],
            [0.5, deep],
            [1, mix(deep, '#B96A08', 0.55)],
          ]),
        }) +
        ellipse(x - wide * 0.25, y - half * 0.3, wide * 0.3, half * 0.2, {
          fill: '#FFF9DC',
          'fill-opacity': 0.7,
        })
      );
    }).join('');
  });
  const barrel = `M${num(-size)} ${num(-high)}H${num(size)}Q${num(size * 1.16)} 0 ${num(size)} ${num(high)}H${num(-size)}Q${num(-size * 1.16)} 0 ${num(-size)} ${num(-high)}Z`;
  return {
    body:
      path(barrel, { fill: '#D8A02A' }) +
      kernels.join('') +
      path(barrel, {
        fill: linear(
          [
            [0, '#7A4204', 0.45],
            [0.2, '#FFF3C0', 0.06],
            [0.36, '#FFF9DC', 0.3],
            [0.55, '#7A4204', 0.04],
            [0.82, '#6E3A04', 0.42],
            [1, '#4A2402', 0.75],
          ],
          [0, 0, 0, 1],
        ),
      }) +
      [-1, 1]
        .map((side) =>
          path(
            `M${num(side * size)} ${num(-high * 0.96)}Q${num(side * size * 1.17)} 0 ${num(side * size)} ${num(high * 0.96)}`,
            {
              fill: 'none',
              stroke: '#F8E9BC',
              'stroke-width': num(size * 0.09),
              'stroke-linecap': 'round',
            },
          ),
        )
        .join(''),
    radius: size,
  };
};

/** A slice of ripe avocado, peeled: butter yellow on the inner curve, leaf green on the outer. */
export const avocadoSlice: Part = (random, size, palette = ['#D9DE7C', '#CFD76C', '#E3E690']) => {
  const colour = vary(random, random.pick(palette));
  const bow = (shift: number) =>
    arcPoints(at(0, size * 0.62), size * (1.04 + shift), Math.PI * 1.1, Math.PI * 1.9, 12);
  const body = ribbon(bow(0), (along) => size * 0.24 * Math.sin(along * Math.PI) ** 0.6 + 1);
  const outer = ribbon(bow(0.16), (along) => size * 0.085 * Math.sin(along * Math.PI) ** 0.5 + 0.4);
  const inner = ribbon(bow(-0.1), (along) => size * 0.09 * Math.sin(along * Math.PI) ** 0.7 + 0.2);
  return {
    body:
      path(body, {
        fill: linear(
          [
            [0, '#8FB23C'],
            [0.35, colour],
            [1, lit(colour, 0.35)],
          ],
          [0.5, 0, 0.5, 1],
        ),
      }) +
      path(outer, { fill: '#6F9A2E', 'fill-opacity': 0.85, filter: blur(2) }) +
      path(inner, { fill: '#FBF6BE', 'fill-opacity': 0.8, filter: blur(2.4) }),
    radius: size * 0.8,
  };
};
