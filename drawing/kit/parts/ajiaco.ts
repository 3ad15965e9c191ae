import { lit, mix, shade, vary } from '../colour.ts';
import { blur, linear, radial } from '../paint.ts';
import type { Part } from '../picture.ts';
import { arcPoints, at, blob, circle, closed, ellipse, num, path, ribbon, tag } from '../shape.ts';

/** A round cut from a boiled cob, lying on its side: rows of kernels bent about the axis, paler cut ends. */
export const cornRound: Part = (random, size, palette = ['#F8CB3C', '#F3BD2A', '#FBDA62']) => {
  const high = size * 0.66;
  const rows = 7;
  const columns = 8;
  const kernels = Array.from({ length: rows }, (_, row) => {
    // Rows seen from above crowd together where the cob turns away.
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

/** A caper: a closed bud, olive green, its petals meeting in a fine cross. */
export const caper: Part = (random, size, palette = ['#6F7A2C', '#5E6A22', '#828C3C']) => {
  const colour = vary(random, random.pick(palette));
  return {
    body:
      path(blob(random, size, { points: 8, rough: 0.06, stretch: random.between(1, 1.18) }), {
        fill: radial([
          [0, lit(colour, 0.4)],
          [0.55, colour],
          [1, shade(colour, 0.45)],
        ]),
      }) +
      path(
        `M${num(-size * 0.8)} 0Q0 ${num(-size * 0.35)} ${num(size * 0.8)} 0M${num(-size * 0.1)} ${num(-size * 0.2)}Q${num(size * 0.1)} ${num(size * 0.3)} ${num(size * 0.3)} ${num(size * 0.75)}`,
        {
          fill: 'none',
          stroke: shade(colour, 0.55),
          'stroke-width': num(size * 0.12),
          'stroke-opacity': 0.65,
          'stroke-linecap': 'round',
        },
      ),
    over: circle(-size * 0.34, -size * 0.36, size * 0.17, {
      fill: '#FFFFFF',
      'fill-opacity': 0.7,
    }),
    radius: size,
  };
};

/** A piece of potato that has begun to melt into the soup; some keep a strip of red skin. */
export const meltingPotato: Part = (random, size, palette = ['#F6D77E', '#F0C95E', '#FAE6A4']) => {
  const colour = vary(random, random.pick(palette));
  const outline = blob(random, size, { points: 8, rough: 0.14, stretch: random.between(1, 1.3) });
  const skin = arcPoints(at(0, 0), size * 0.92, 0.5, 2.3, 8);
  return {
    body:
      path(outline, {
        fill: radial([
          [0, lit(colour, 0.35)],
          [0.6, colour],
          [1, shade(colour, 0.16)],
        ]),
      }) +
      (random.chance(0.35)
        ? path(
            ribbon(skin, (along) => size * 0.1 * Math.sin(along * Math.PI) + 0.3),
            {
              fill: '#A8553E',
              'fill-opacity': 0.85,
            },
          )
        : '') +
      path(closed(arcPoints(at(-size * 0.15, -size * 0.15), size * 0.3, 0, 5.4, 7)), {
        fill: lit(colour, 0.6),
        'fill-opacity': 0.4,
        filter: blur(size * 0.08),
      }),
    radius: size,
  };
};
