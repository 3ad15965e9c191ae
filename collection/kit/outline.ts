import { circle, ellipse, num, tag } from './shape.ts';

/** The outline of a vessel from above: a disc, an oval or a box with rounded corners. */
export interface Outline {
  /** Half the width and half the height, in units. */
  reach: readonly [number, number];
  /** Radius of a box's corners. Absent for discs and ovals. */
  corner?: number;
}

type Attributes = Record<string, string | number | undefined>;

export const round = (radius: number): Outline => ({ reach: [radius, radius] });

/** Returns the outline moved inwards by `inset` on every side. */
export function shrink(outline: Outline, inset: number): Outline {
  const [rx, ry] = outline.reach;
  const reach: readonly [number, number] = [rx - inset, ry - inset];
  if (outline.corner === undefined) return { reach };
  return { reach, corner: Math.max(4, outline.corner - inset) };
}

/** Returns the outline as a shape around the origin. */
export function trace({ reach: [rx, ry], corner }: Outline, attributes: Attributes): string {
  if (corner !== undefined) {
    const box = { x: num(-rx), y: num(-ry), width: num(2 * rx), height: num(2 * ry) };
    return tag('rect', { ...box, rx: num(corner), ...attributes });
  }
  return rx === ry ? circle(0, 0, rx, attributes) : ellipse(0, 0, rx, ry, attributes);
}

/** Returns the outline as path data moved by (dx, dy), for cutting rings out of shapes. */
export function toPath({ reach: [rx, ry], corner }: Outline, dx = 0, dy = 0): string {
  if (corner === undefined) {
    return `M${num(dx - rx)} ${num(dy)}A${num(rx)} ${num(ry)} 0 1 1 ${num(dx + rx)} ${num(dy)}A${num(rx)} ${num(ry)} 0 1 1 ${num(dx - rx)} ${num(dy)}Z`;
  }
  const c = Math.min(corner, rx, ry);
  const arc = (x: number, y: number): string => `A${num(c)} ${num(c)} 0 0 1 ${num(x)} ${num(y)}`;
  return `M${num(dx - rx + c)} ${num(dy - ry)}H${num(dx + rx - c)}${arc(dx + rx, dy - ry + c)}V${num(dy + ry - c)}${arc(dx + rx - c, dy + ry)}H${num(dx - rx + c)}${arc(dx - rx, dy + ry - c)}V${num(dy - ry + c)}${arc(dx - rx + c, dy - ry)}Z`;
}
