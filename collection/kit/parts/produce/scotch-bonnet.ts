import { lit, shade, vary } from '../../colour.ts';
import { blur, radial } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { circle, closed, ellipse, num, path, polar } from '../../shape.ts';

const RIPE = ['#F2B01E', '#F08A1A', '#D93A1C'];
const LOBES = 5;

/** A whole Scotch bonnet from above: puckered lobes like a tam-o’-shanter, a star of calyx and a bent stalk. */
export const scotchBonnet: Part = (random, size, palette = RIPE) => {
  const colour = vary(random, random.pick(palette));
  const phase = random.angle();
  const outline = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * Math.PI * 2;
    const lobe = 0.8 + 0.2 * Math.abs(Math.cos(((angle - phase) * LOBES) / 2)) ** 0.7;
    return polar(angle, size * lobe * random.between(0.985, 1.015));
  });
  const furrow = (index: number): string => {
    const angle = phase + ((index + 0.5) / LOBES) * Math.PI * 2;
    const from = polar(angle, size * 0.24);
    const bend = polar(angle + 0.16 * random.sign(), size * 0.56);
    const to = polar(angle, size * 0.86);
    const d = `M${num(from.x)} ${num(from.y)}Q${num(bend.x)} ${num(bend.y)} ${num(to.x)} ${num(to.y)}`;
    return (
      path(d, {
        fill: 'none',
        stroke: shade(colour, 0.5),
        'stroke-width': num(size * 0.11),
        'stroke-opacity': 0.62,
        'stroke-linecap': 'round',
        filter: blur(Math.round(size) / 18),
      }) +
      path(d, {
        fill: 'none',
        stroke: lit(colour, 0.6),
        'stroke-width': num(size * 0.05),
        'stroke-opacity': 0.5,
        'stroke-linecap': 'round',
        transform: `translate(${num(-size * 0.07)} ${num(-size * 0.06)})`,
        filter: blur(Math.round(size) / 22),
      })
    );
  };
  const calyx = closed(
    Array.from({ length: 10 }, (_, index) =>
      polar(phase + (index / 10) * Math.PI * 2, size * (index % 2 === 0 ? 0.26 : 0.16)),
    ),
  );
  const tip = polar(phase + 0.4, size * 0.56);
  return {
    body:
      path(closed(outline), {
        fill: radial(
          [
            [0, lit(colour, 0.34)],
            [0.55, colour],
            [1, shade(colour, 0.3)],
          ],
          { cx: 0.4, cy: 0.38, r: 0.66 },
        ),
      }) +
      Array.from({ length: LOBES }, (_, index) => furrow(index)).join('') +
      circle(0, 0, size * 0.34, {
        fill: shade(colour, 0.5),
        'fill-opacity': 0.4,
        filter: blur(Math.round(size) / 14),
      }) +
      path(calyx, { fill: '#5E8A34', stroke: '#35581A', 'stroke-width': num(size * 0.02) }) +
      path(
        `M0 0Q${num(tip.x * 0.5 - tip.y * 0.2)} ${num(tip.y * 0.5 + tip.x * 0.2)} ${num(tip.x)} ${num(tip.y)}`,
        {
          fill: 'none',
          stroke: '#6E9A3E',
          'stroke-width': num(size * 0.13),
          'stroke-linecap': 'round',
        },
      ) +
      circle(tip.x, tip.y, size * 0.055, { fill: '#B9CC86' }),
    over: ellipse(-size * 0.42, -size * 0.46, size * 0.2, size * 0.1, {
      fill: '#FFFBEA',
      'fill-opacity': 0.7,
      transform: `rotate(-42 ${num(-size * 0.42)} ${num(-size * 0.46)})`,
      filter: blur(Math.round(size) / 20),
    }),
    radius: size,
  };
};
