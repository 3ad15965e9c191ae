import { lit, vary } from '../../colour.ts';
import type { Part } from '../../picture.ts';
import { arcPoints, at, ellipse, num, open, path, polar, ribbon } from '../../shape.ts';

const FROM = Math.PI * 1.12;
const TO = Math.PI * 1.88;

/** Elbow macaroni: a short bent tube with its opening at one end. */
export const elbow: Part = (random, size, palette = ['#F9B436', '#F5A528', '#FBC556']) => {
  const colour = vary(random, random.pick(palette));
  const middle = at(0, size * 0.46);
  const bend = size * 0.7;
  const half = size * 0.38;
  const arc = (reach: number): string => open(arcPoints(middle, reach, FROM + 0.16, TO - 0.16, 9));
  const mouth = polar(TO, bend);
  const turn = ((TO * 180) / Math.PI) % 360;
  return {
    body:
      path(
        ribbon(arcPoints(middle, bend, FROM, TO, 11), () => half),
        { fill: colour },
      ) +
      path(arc(bend - half * 0.62), {
        fill: 'none',
        stroke: '#D9741A',
        'stroke-width': num(half * 0.5),
        'stroke-opacity': 0.5,
      }) +
      path(arc(bend + half * 0.34), {
        fill: 'none',
        stroke: lit(colour, 0.7),
        'stroke-width': num(half * 0.5),
        'stroke-opacity': 0.7,
        'stroke-linecap': 'round',
      }) +
      ellipse(0, 0, half * 0.9, half * 0.4, {
        fill: '#B0600F',
        stroke: lit(colour, 0.4),
        'stroke-width': num(half * 0.24),
        transform: `translate(${num(mouth.x + middle.x)} ${num(mouth.y + middle.y)}) rotate(${num(turn)})`,
      }),
    radius: size * 0.8,
  };
};
