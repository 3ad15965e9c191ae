import { blur, linear } from '../../paint.ts';
import type { Entry } from '../../picture.ts';
import { group, num, path } from '../../shape.ts';

interface Laid {
  /** Place of the tip end, then direction of the handle in degrees. */
  tip: readonly [number, number];
  turn: number;
  length?: number;
}

const WOODS = {
  lacquer: {
    body: ['#8A4A2C', '#4A1F10', '#220B05'],
    grip: ['#F6B45C', '#D9822B', '#8E4A12'],
    collar: '#F7E2B4',
  },
  bamboo: {
    body: ['#F0D29A', '#D0A25C', '#8F6428'],
    grip: ['#E7C285', '#C39148', '#81581F'],
    collar: '#A87534',
  },
  steel: {
    body: ['#FFFFFF', '#ADA9A6', '#5E5957'],
    grip: ['#FDFBF8', '#B9B4B0', '#67615D'],
    collar: '#8C8580',
  },
  ebony: {
    body: ['#6A5148', '#2E1D17', '#120907'],
    grip: ['#B5462A', '#8A2A15', '#4A1208'],
    collar: '#E8C987',
  },
} as const;

const across = (stops: readonly [string, string, string]): string =>
  linear(
    [
      [0, stops[0]],
      [0.42, stops[1]],
      [1, stops[2]],
    ],
    [0, 0, 0, 1],
  );

/** A pair of chopsticks with its own soft shadow. */
export function chopsticks(wood: keyof typeof WOODS, laid: Laid): Entry {
  const { tip, turn, length = 640 } = laid;
  const look = WOODS[wood];
  const grip = length * 0.3;
  const stick = (shift: number, spin: number): string => {
    const body = `M0 ${-2.75}L${num(length)} -7V7L0 2.75Q-2.5 0 0 -2.75Z`;
    const handle = `M${num(length - grip)} -5.9L${num(length)} -7Q${num(length + 3)} 0 ${num(length)} 7L${num(length - grip)} 5.9Z`;
    const where = `translate(${tip[0]} ${tip[1]}) rotate(${turn + spin}) translate(0 ${shift})`;
    return (
      path(body, {
        transform: `translate(9 14) ${where}`,
        fill: '#160300',
        'fill-opacity': 0.48,
        filter: blur(5),
      }) +
      path(body, {
        transform: `translate(3 5) ${where}`,
        fill: '#160300',
        'fill-opacity': 0.45,
        filter: blur(2),
      }) +
      group(
        { transform: where },
        path(body, { fill: across(look.body) }),
        path(handle, { fill: across(look.grip) }),
        path(`M${num(length - grip)} -5.9h7V5.9h-7Z`, { fill: look.collar }),
        path(`M6 -1.4L${num(length - 6)} -3.6`, {
          stroke: '#FFFFFF',
          'stroke-opacity': wood === 'steel' ? 0.7 : 0.34,
          'stroke-width': 1.5,
          'stroke-linecap': 'round',
        }),
      )
    );
  };
  return () => stick(0, 0) + stick(26, 1.6);
}

const STEEL = linear(
  [
    [0, '#FFFFFF'],
    [0.3, '#D6D1CB'],
    [0.62, '#948C85'],
    [1, '#D9D3CC'],
  ],
  [0, 0, 1, 0.15],
);

/** A fork or spoon, its head at `tip`. Turn 90 lays the handle straight down. */
export function cutlery(kind: 'fork' | 'spoon', laid: Laid): Entry {
  const { tip, turn, length = 420 } = laid;
  const handle = `L${num(length)} -9Q${num(length + 12)} 0 ${num(length)} 9L`;
  const fork = `M0 -22Q-4 -22 -4 -19Q-4 -16.5 0 -16L62 -13.5Q66 -11.2 62 -9L0 -8.6Q-4 -8 -4 -5.6Q-4 -3.6 0 -3.2L62 -2.6Q66 0 62 2.6L0 3.2Q-4 3.6 -4 5.6Q-4 8 0 8.6L62 9Q66 11.2 62 13.5L0 16Q-4 16.5 -4 19Q-4 22 0 22L70 24Q108 22 130 5${handle}130 -5Q108 -22 70 -24Z`;
  const spoon = `M0 0Q2 -34 52 -34Q96 -34 130 -6${handle}130 6Q96 34 52 34Q2 34 0 0Z`;
  const d = kind === 'fork' ? fork : spoon;
  const where = `translate(${tip[0]} ${tip[1]}) rotate(${turn})`;
  return () =>
    path(d, {
      transform: `translate(9 13) ${where}`,
      fill: '#160300',
      'fill-opacity': 0.46,
      filter: blur(5),
    }) +
    path(d, {
      transform: `translate(3 4) ${where}`,
      fill: '#160300',
      'fill-opacity': 0.5,
      filter: blur(1.8),
    }) +
    group(
      { transform: where },
      path(d, { fill: STEEL, stroke: '#6E665F', 'stroke-width': 1 }),
      kind === 'spoon'
        ? path('M10 0Q14 -25 52 -25Q86 -25 108 -4Q86 25 52 25Q14 25 10 0Z', {
            fill: linear([
              [0, '#7A726B'],
              [0.5, '#C9C3BC'],
              [1, '#FFFFFF'],
            ]),
          })
        : '',
      path(`M142 -2.4L${num(length - 8)} -4.4`, {
        stroke: '#FFFFFF',
        'stroke-opacity': 0.85,
        'stroke-width': 2.2,
        'stroke-linecap': 'round',
        filter: blur(0.7),
      }),
    );
}
