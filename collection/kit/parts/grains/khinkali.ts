import { lit, shade, vary } from '../../colour.ts';
import { blur, linear, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, closed, ellipse, num, type Point, path, polar, ribbon } from '../../shape.ts';

const DOUGH = ['#F8EBCF', '#F4E4C2', '#FAF0DA'];
const PLEATS = 17;

/**
 * A khinkali, upright and leaning back a little: pleats run from all round into a thick stub, which points up. `size`
 * is half its width.
 */
export const khinkali: Part = (random, size, palette = DOUGH) => {
  const colour = vary(random, random.pick(palette));
  const crown = at(random.between(-0.05, 0.05) * size, -0.34 * size);
  const lean = random.between(-0.12, 0.12) * size;
  const twist = random.between(0.16, 0.26) * random.sign();
  const belly = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * Math.PI * 2;
    const unit = polar(angle, size * random.between(0.985, 1.015));
    return at(unit.x, unit.y * (unit.y < 0 ? 0.8 : 0.9));
  });
  const toEdge = (angle: number, share: number): Point => {
    const unit = polar(angle, size);
    const edge = at(unit.x, unit.y * (unit.y < 0 ? 0.8 : 0.9));
    const bend = polar(angle + Math.PI / 2, size * twist * Math.sin(share * Math.PI) * 0.5);
    return at(
      crown.x + (edge.x - crown.x) * share + bend.x,
      crown.y + (edge.y - crown.y) * share + bend.y,
    );
  };
  const pleat = (index: number): string => {
    const angle = ((index + random.between(-0.14, 0.14)) / PLEATS) * Math.PI * 2;
    const reach = random.between(0.74, 0.92);
    const line = Array.from({ length: 9 }, (_, step) => toEdge(angle, 0.08 + (reach * step) / 9));
    const wide = (share: number) => (along: number) =>
      size * share * Math.sin(Math.PI * (0.12 + along * 0.86)) + 0.3;
    return (
      path(ribbon(line, wide(0.042)), {
        fill: shade(colour, 0.5),
        'fill-opacity': 0.66,
        filter: blur(1.5),
      }) +
      path(ribbon(line, wide(0.024)), {
        fill: lit(colour, 0.9),
        'fill-opacity': 0.9,
        transform: `translate(${num(-size * 0.045)} ${num(-size * 0.02)})`,
        filter: blur(0.9),
      })
    );
  };
  const top = at(crown.x + lean, crown.y - size * 0.52);
  const stalk = closed([
    at(crown.x - size * 0.25, crown.y + size * 0.1),
    at(crown.x - size * 0.16, crown.y - size * 0.14),
    at(top.x - size * 0.23, top.y),
    at(top.x, top.y - size * 0.1),
    at(top.x + size * 0.23, top.y),
    at(crown.x + size * 0.16, crown.y - size * 0.14),
    at(crown.x + size * 0.25, crown.y + size * 0.1),
  ]);
  const groove = (share: number): string =>
    path(
      `M${num(top.x + share * size * 0.15)} ${num(top.y + size * 0.06)}Q${num(crown.x + share * size * 0.08)} ${num(crown.y - size * 0.14)} ${num(crown.x + share * size * 0.26)} ${num(crown.y + size * 0.1)}`,
      {
        fill: 'none',
        stroke: shade(colour, 0.45),
        'stroke-opacity': 0.55,
        'stroke-width': num(size * 0.026),
        'stroke-linecap': 'round',
      },
    );
  return {
    body:
      path(closed(belly), {
        fill: radial(
          [
            [0, lit(colour, 0.5)],
            [0.55, colour],
            [0.85, shade(colour, 0.12)],
            [1, shade(colour, 0.34)],
          ],
          { cx: 0.42, cy: 0.5, r: 0.62 },
        ),
      }) +
      ellipse(size * 0.04, size * 0.42, size * 0.6, size * 0.28, {
        fill: '#B07A48',
        'fill-opacity': 0.3,
        filter: blur(Math.round(size) / 9),
      }) +
      Array.from({ length: PLEATS }, (_, index) => pleat(index)).join('') +
      ellipse(crown.x + size * 0.12, crown.y + size * 0.1, size * 0.26, size * 0.16, {
        fill: '#6A3C14',
        'fill-opacity': 0.4,
        filter: blur(Math.round(size) / 18),
      }) +
      path(stalk, {
        fill: linear(
          [
            [0, lit(colour, 0.6)],
            [0.5, colour],
            [1, shade(colour, 0.34)],
          ],
          [0, 0, 1, 0.2],
        ),
      }) +
      [-0.7, -0.1, 0.55].map(groove).join('') +
      ellipse(top.x, top.y - size * 0.015, size * 0.21, size * 0.1, {
        fill: lit(colour, 0.35),
        stroke: shade(colour, 0.4),
        'stroke-opacity': 0.6,
        'stroke-width': num(size * 0.024),
      }) +
      ellipse(top.x + size * 0.02, top.y - size * 0.01, size * 0.07, size * 0.03, {
        fill: shade(colour, 0.4),
        'fill-opacity': 0.5,
        filter: blur(1),
      }),
    radius: size * 1.05,
  };
};
