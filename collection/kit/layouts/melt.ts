import { mix as blend, lit } from '../colour.ts';
import { material } from '../material.ts';
import { lifted, MATERIALS } from '../materials.ts';
import { blur, patches } from '../paint.ts';
import { at, blob, closed, group, path, place, polar, toRadians } from '../shape.ts';
import { type Spot, toPoint } from './spot.ts';
import { type Verb, verb } from './verb.ts';

const CHEESES = {
  cheddar: ['#F4B93A', '#C8701C', '#7E3A0C'],
  provolone: ['#F8DC94', '#C9822C', '#70380E'],
} as const satisfies Record<string, readonly [string, string, string]>;

/**
 * Melted cheese with a running edge and brown blisters. `size` is its half length and half width as shares of the well.
 */
export function melt(
  name: keyof typeof CHEESES,
  spot: Spot,
  size: readonly [number, number],
  look: { turn?: number; scorches?: number; drips?: number; square?: boolean } = {},
): Verb {
  const [pale, brown, burnt] = CHEESES[name];
  const { turn = 0, scorches = 24, drips = 0.1, square = false } = look;
  const soft = {
    ...MATERIALS.cheese,
    bevel: 11,
    height: 10,
    gloss: 0.7,
    mottle: { colour: brown, strength: 0.35, frequency: 0.02 },
    ...lifted(3, burnt, 0.45, 0.15),
  };
  return verb([], (stage) => {
    const { random, well } = stage;
    const [wide, tall] = [size[0] * well, size[1] * well];
    const outline = closed(
      Array.from({ length: 34 }, (_, index) => {
        const angle = (index / 34) * Math.PI * 2;
        const boxed = square ? (Math.cos(angle) ** 4 + Math.sin(angle) ** 4) ** -0.25 : 1;
        const far = boxed * (1 + (index % 2 === 0 ? -1 : 1) * random.between(0, drips));
        const unit = polar(angle, far);
        return at(unit.x * wide, unit.y * tall);
      }),
    );
    const scorch = (): string => {
      const unit = polar(random.angle(), 0.84 * Math.sqrt(random.next()));
      const reach = Math.min(wide, tall) * random.between(0.06, 0.2);
      const where = { transform: place(at(unit.x * wide, unit.y * tall), random.angle()) };
      return (
        path(blob(random, reach, { rough: 0.3, stretch: 1.3 }), {
          ...where,
          fill: brown,
          'fill-opacity': random.between(0.5, 0.85),
          filter: blur(3.4),
        }) +
        path(blob(random, reach * random.between(0.3, 0.6), { rough: 0.4, stretch: 1.3 }), {
          ...where,
          fill: burnt,
          'fill-opacity': random.between(0.35, 0.7),
          filter: blur(1.8),
        })
      );
    };
    return group(
      { transform: place(toPoint(stage, spot), toRadians(turn)) },
      path(outline, { fill: pale, filter: material(soft) }),
      path(outline, {
        opacity: 0.5,
        filter: patches({ colour: brown, frequency: 0.016, gain: 4.4, cut: 2.3, soften: 2 }),
      }),
      path(outline, {
        opacity: 0.5,
        filter: patches({
          colour: lit(blend(pale, '#FFFFFF', 0.3), 0.2),
          frequency: 0.024,
          gain: 5,
          cut: 2.9,
          soften: 1.6,
        }),
      }),
      ...Array.from({ length: scorches }, scorch),
    );
  });
}
