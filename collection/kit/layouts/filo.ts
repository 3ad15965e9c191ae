import { lit, shade, vary } from '../colour.ts';
import { material } from '../material.ts';
import { lifted, MATERIALS } from '../materials.ts';
import { blur } from '../paint.ts';
import { spread } from '../place.ts';
import { at, blob, group, num, path, place, polar, polygon } from '../shape.ts';
import { insideOf, within } from './spot.ts';
import { type Verb, verb } from './verb.ts';

const SHEETS = ['#F0C878', '#E9BA66', '#DFA850', '#F4D38C', '#D39640'] as const;

interface Filo {
  /** Half diagonal of a diamond as a share of the well. */
  diamond: number;
  /** Colours of the filling in the scores, dark ones first. */
  filling: readonly string[];
}

/** A lid of crackled filo, scored into diamonds: shards of thin sheets, with the filling visible in the scores. */
export const filo = ({ diamond, filling }: Filo): Verb =>
  verb([], (stage) => {
    const { random, well } = stage;
    const [rx, ry] = insideOf(stage).reach;
    const crisp = {
      ...MATERIALS.flatbread,
      bevel: 3,
      height: 4,
      ...lifted(1.2, '#7A3E0E', 0.45, 0.1),
    };
    const shard = (): string => {
      const reach = random.between(26, 62);
      const tone = vary(random, random.pick(SHEETS));
      const points = Array.from({ length: 5 }, (_, index) => {
        const spot = polar((index / 5) * Math.PI * 2, reach * random.between(0.5, 1.2));
        return at(spot.x * 1.5, spot.y * 0.6);
      });
      return path(polygon(points), {
        fill: tone,
        stroke: lit(tone, 0.5),
        'stroke-width': 1.6,
        'stroke-opacity': 0.6,
      });
    };
    const layers = [0, 1, 2].map(() =>
      group(
        { filter: material(crisp) },
        ...spread(random, within(stage, 0, 1), 46, 44).map((spot) =>
          group({ transform: place(spot, random.between(-0.5, 0.5)) }, shard()),
        ),
      ),
    );
    const reach = rx + ry;
    const step = diamond * well * Math.SQRT2;
    const count = Math.ceil(reach / step);
    const lines = Array.from(
      { length: 2 * count },
      (_, index) => (index - count + 0.5) * step * Math.SQRT2,
    );
    const scores = lines
      .map(
        (x) =>
          `M${num(x - ry)} ${num(-ry)}L${num(x + ry)} ${num(ry)}M${num(x + ry)} ${num(-ry)}L${num(x - ry)} ${num(ry)}`,
      )
      .join('');
    const [dark = '#2E4A1A'] = filling;
    const bits = lines.flatMap((x) =>
      [-1, 1].flatMap((lean) =>
        Array.from({ length: Math.round(ry / 4) }, () => {
          const y = random.between(-1, 1) * ry;
          const reachOf = random.between(2.4, 6.5);
          return path(blob(random, reachOf, { points: 7, rough: 0.3, stretch: 1.3 }), {
            fill: vary(random, random.pick(filling)),
            transform: place(
              at(x + lean * y + random.between(-4, 4), y + random.between(-3, 3)),
              random.angle(),
            ),
          });
        }),
      ),
    );
    return (
      path(`M${num(-rx)} ${num(-ry)}H${num(rx)}V${num(ry)}H${num(-rx)}Z`, { fill: '#D99E48' }) +
      layers.join('') +
      path(scores, {
        fill: 'none',
        stroke: shade(dark, 0.4),
        'stroke-width': 15,
        'stroke-opacity': 0.9,
        filter: blur(1.4),
      }) +
      group({ filter: material({ ...MATERIALS.wet, gloss: 0.4 }) }, ...bits)
    );
  });
