import { lit, shade } from '../../colour.ts';
import { linear } from '../../paint.ts';
import type { Part } from '../../picture.ts';
import { at, bent, circle, ellipse, num, open, path, ribbon } from '../../shape.ts';

/** A whole chilli with its stalk at the left; a wrinkled one when dried. */
function wholeChilli(dried: boolean): Part {
  return (
    random,
    size,
    palette = dried ? ['#8E1A10', '#A32416', '#7A130B'] : ['#C81E16', '#D93022', '#B01710'],
  ) => {
    const colour = random.pick(palette);
    const spine = bent(size * 2, random.between(0.08, 0.2) * random.sign(), 13);
    const phase = random.angle();
    const belly = dried ? 0.17 : 0.16;
    const half = (along: number): number =>
      size *
        belly *
        Math.min(1, 0.55 + along * 2.4) *
        (1 - along ** 2.6) ** 0.8 *
        (dried ? 1 + 0.12 * Math.sin(along * 19 + phase) : 1) +
      0.6;
    const stalk = spine[0] ?? at(0, 0);
    const crease = [0.34, -0.3].map((side) =>
      path(
        open(
          spine
            .slice(1, 11)
            .map((point, index) => at(point.x, point.y + side * half(index / 11) * 1.2)),
        ),
        {
          fill: 'none',
          stroke: side < 0 ? lit(colour, 0.6) : shade(colour, 0.5),
          'stroke-width': size * 0.022,
          'stroke-opacity': dried ? 0.6 : 0.35,
          'stroke-linecap': 'round',
        },
      ),
    );
    return {
      body:
        path(
          `M${num(stalk.x + size * 0.06)} ${num(stalk.y)}q${num(-size * 0.2)} ${num(-size * 0.02)} ${num(-size * 0.34)} ${num(-size * 0.16)}`,
          {
            fill: 'none',
            stroke: dried ? '#7A5A22' : '#4C8A2E',
            'stroke-width': size * 0.075,
            'stroke-linecap': 'round',
          },
        ) +
        path(ribbon(spine, half), {
          fill: linear(
            [
              [0, lit(colour, 0.22)],
              [0.45, colour],
              [1, shade(colour, 0.45)],
            ],
            [0, 0, 0.1, 1],
          ),
        }) +
        crease.join('') +
        ellipse(stalk.x + size * 0.04, stalk.y, size * 0.09, size * 0.13, {
          fill: dried ? '#8A6A2C' : '#5E9C38',
        }),
      radius: size,
    };
  };
}

export const driedChilli = wholeChilli(true);
export const freshChilli = wholeChilli(false);

/** A slice of fresh chilli: red wall, pale inside, seeds. */
export const chilliRing: Part = (random, size, palette = ['#CE2A1C', '#B81D14', '#DE4128']) => {
  const colour = random.pick(palette);
  const squash = random.between(0.6, 0.95);
  return {
    body:
      ellipse(0, 0, size, size * squash, { fill: colour }) +
      ellipse(0, 0, size * 0.7, size * 0.7 * squash, { fill: '#F3B48A' }) +
      ellipse(size * 0.05, size * 0.05, size * 0.52, size * 0.5 * squash, {
        fill: shade(colour, 0.45),
      }) +
      [0, 1, 2]
        .map((index) =>
          circle(
            Math.cos(index * 2.2 + size) * size * 0.36,
            Math.sin(index * 2.2 + size) * size * 0.34 * squash,
            size * 0.15,
            { fill: '#FBE3B0' },
          ),
        )
        .join(''),
    radius: size,
  };
};
