import { blur } from '../paint.ts';
import { group, num, path, place, polar, toRadians } from '../shape.ts';
import { type Spot, toPoint } from './spot.ts';
import { type Verb, verb } from './verb.ts';

interface Cuts {
  at?: Spot;
  /** Direction of the first cut in degrees. */
  from?: number;
  /** Colour inside the cut. */
  colour?: string;
}

/** Draws a cut of a knife as a dark gap with a lit edge. */
function cut(d: string, colour: string): string {
  return (
    path(d, {
      fill: 'none',
      stroke: colour,
      'stroke-width': 8,
      'stroke-opacity': 0.8,
      filter: blur(1),
    }) +
    path(d, {
      fill: 'none',
      stroke: '#FFF0CC',
      'stroke-width': 2.4,
      'stroke-opacity': 0.55,
      transform: 'translate(4 4)',
    })
  );
}

/** Radial cuts that divide a round food into `count` wedges. `reach` is its radius as a share of the well. */
export const wedges = (count: number, reach: number, look: Cuts = {}): Verb =>
  verb([], (stage) => {
    const { at: spot = 'centre', from = 20, colour = '#3A1A06' } = look;
    const d = Array.from({ length: count }, (_, index) => {
      const end = polar(toRadians(from + (index * 360) / count), reach * stage.well);
      return `M0 0L${num(end.x)} ${num(end.y)}`;
    }).join('');
    return group({ transform: place(toPoint(stage, spot)) }, cut(d, colour));
  });

/** Cuts that divide a round food into squares, `gap` apart as a share of the well. */
export const squares = (gap: number, reach: number, look: Cuts = {}): Verb =>
  verb([], (stage) => {
    const { at: spot = 'centre', from = 0, colour = '#3A1A06' } = look;
    const lines = Math.ceil(reach / gap);
    const d = Array.from({ length: 2 * lines }, (_, index) => {
      const away = (index - lines + 0.5) * gap;
      if (Math.abs(away) >= reach) return '';
      const half = num(Math.sqrt(reach * reach - away * away) * stage.well);
      const off = num(away * stage.well);
      return `M-${half} ${off}H${half}M${off} -${half}V${half}`;
    }).join('');
    return group({ transform: place(toPoint(stage, spot), toRadians(from)) }, cut(d, colour));
  });
