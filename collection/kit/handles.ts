import { mix } from './colour.ts';
import { blur, linear } from './paint.ts';
import { num, path } from './shape.ts';

export function writeLoop(
  angle: number,
  radius: number,
  glaze: readonly [string, string, string],
): string {
  const reach = 62;
  const half = 44;
  const d = `M${num(radius - 12)} ${-half}H${num(radius + reach - 20)}Q${num(radius + reach)} ${-half} ${num(radius + reach)} ${-half + 20}V${half - 20}Q${num(radius + reach)} ${half} ${num(radius + reach - 20)} ${half}H${num(radius - 12)}`;
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  const spin = `rotate(${angle})`;
  return (
    path(d, {
      ...line,
      stroke: '#160300',
      'stroke-opacity': 0.5,
      'stroke-width': 18,
      transform: `translate(9 13) ${spin}`,
      filter: blur(6),
    }) +
    path(d, { ...line, stroke: glaze[2], 'stroke-width': 19, transform: spin }) +
    path(d, {
      ...line,
      stroke: glaze[1],
      'stroke-width': 14,
      transform: `translate(-1 -1.5) ${spin}`,
    }) +
    path(d, {
      ...line,
      stroke: mix(glaze[0], '#FFFFFF', 0.35),
      'stroke-opacity': 0.7,
      'stroke-width': 3.4,
      transform: `translate(-3.4 -4.4) ${spin}`,
      filter: blur(0.9),
    })
  );
}

export function writeHandle(
  angle: number,
  radius: number,
  glaze: readonly [string, string, string],
): string {
  const length = 300;
  const d = `M${num(radius - 14)} -34Q${num(radius + 50)} -20 ${num(radius + 80)} -19L${num(radius + length)} -26Q${num(radius + length + 22)} 0 ${num(radius + length)} 26L${num(radius + 80)} 19Q${num(radius + 50)} 20 ${num(radius - 14)} 34Z`;
  const spin = `rotate(${angle})`;
  return (
    path(d, {
      fill: '#160300',
      'fill-opacity': 0.5,
      transform: `translate(14 20) ${spin}`,
      filter: blur(9),
    }) +
    path(d, {
      fill: linear(
        [
          [0, glaze[0]],
          [0.35, glaze[1]],
          [1, glaze[2]],
        ],
        [0, 0, 0, 1],
      ),
      transform: spin,
    }) +
    path(`M${num(radius + 40)} -12L${num(radius + length - 8)} -15`, {
      stroke: glaze[0],
      'stroke-width': 4,
      'stroke-opacity': 0.6,
      'stroke-linecap': 'round',
      transform: spin,
      filter: blur(1.6),
    })
  );
}
