import type { Random } from './random.ts';

export interface Point {
  x: number;
  y: number;
}

export const at = (x: number, y: number): Point => ({ x, y });
export const polar = (angle: number, radius: number): Point =>
  at(Math.cos(angle) * radius, Math.sin(angle) * radius);
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Rounds to a tenth of a unit, which is precise enough for 1280 pixels and halves the file. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

type Attributes = Record<string, string | number | undefined>;

export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num4(value) : value}"`)
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}

const num4 = (value: number): string => String(Math.round(value * 1e4) / 1e4);

export const group = (attributes: Attributes, ...children: string[]): string =>
  children.length === 0 ? '' : tag('g', attributes, ...children);
export const path = (d: string, attributes: Attributes): string =>
  tag('path', { d, ...attributes });
export const circle = (x: number, y: number, r: number, attributes: Attributes): string =>
  tag('circle', { cx: num(x), cy: num(y), r: num(r), ...attributes });
export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  attributes: Attributes,
): string => tag('ellipse', { cx: num(x), cy: num(y), rx: num(rx), ry: num(ry), ...attributes });

/** Returns a `transform` that moves a shape from the origin to a point. `turn` is in radians. */
export function place(to: Point, turn = 0, scale = 1): string {
  const parts = [`translate(${num(to.x)} ${num(to.y)})`];
  if (turn !== 0) parts.push(`rotate(${num((turn * 180) / Math.PI)})`);
  if (scale !== 1) parts.push(`scale(${num4(scale)})`);
  return parts.join(' ');
}

const pair = (point: Point): string => `${num(point.x)} ${num(point.y)}`;
const middle = (a: Point, b: Point): Point => at((a.x + b.x) / 2, (a.y + b.y) / 2);

function nth(points: readonly Point[], index: number): Point {
  const point = points[((index % points.length) + points.length) % points.length];
  if (point === undefined) throw new Error('A shape without points');
  return point;
}

/** Returns a smooth closed path through the midpoints of a polygon's sides. */
export function closed(points: readonly Point[]): string {
  const start = middle(nth(points, -1), nth(points, 0));
  const turns = points.map(
    (point, index) => `Q${pair(point)} ${pair(middle(point, nth(points, index + 1)))}`,
  );
  return `M${pair(start)}${turns.join('')}Z`;
}

/** Returns a smooth open path through points that keeps both ends. */
export function open(points: readonly Point[]): string {
  const inner = points
    .slice(1, -1)
    .map((point, index) =>
      index === points.length - 3
        ? `Q${pair(point)} ${pair(nth(points, -1))}`
        : `Q${pair(point)} ${pair(middle(point, nth(points, index + 2)))}`,
    );
  return inner.length === 0
    ? `M${pair(nth(points, 0))}L${pair(nth(points, -1))}`
    : `M${pair(nth(points, 0))}${inner.join('')}`;
}

export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

interface BlobShape {
  points?: number;
  rough?: number;
  stretch?: number;
}

/** Returns the points of an irregular disc, because food is never a perfect circle. */
export function blobPoints(random: Random, radius: number, shape: BlobShape = {}): Point[] {
  const { points = 9, rough = 0.2, stretch = 1 } = shape;
  const start = random.angle();
  return Array.from({ length: points }, (_, index) => {
    const angle = start + ((index + random.between(-0.2, 0.2)) / points) * Math.PI * 2;
    const spot = polar(angle, radius * random.between(1 - rough, 1 + rough) * 1.06);
    return at(spot.x * stretch, spot.y / stretch);
  });
}

export const blob = (random: Random, radius: number, shape: BlobShape = {}): string =>
  closed(blobPoints(random, radius, shape));

/** Returns a band of varying half width along a line: stems, chillies, fins, chopsticks. */
export function ribbon(line: readonly Point[], halfWidth: (along: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, index) => {
    const before = nth(line, Math.max(0, index - 1));
    const after = nth(line, Math.min(line.length - 1, index + 1));
    const length = distance(before, after) || 1;
    const half = halfWidth(index / (line.length - 1));
    const normal = at(
      (-(after.y - before.y) / length) * half,
      ((after.x - before.x) / length) * half,
    );
    left.push(at(point.x + normal.x, point.y + normal.y));
    right.unshift(at(point.x - normal.x, point.y - normal.y));
  });
  const outline = [...left, ...right];
  return `M${pair(nth(left, 0))}${outline
    .slice(1)
    .map(
      (point, index) =>
        `Q${pair(nth(outline, index + 1))} ${pair(middle(point, nth(outline, index + 2)))}`,
    )
    .join('')}Z`;
}

/** Returns evenly spaced points of a circular arc. Angles are in radians. */
export function arcPoints(
  centre: Point,
  radius: number,
  from: number,
  to: number,
  count = 14,
): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const spot = polar(from + ((to - from) * index) / (count - 1), radius);
    return at(centre.x + spot.x, centre.y + spot.y);
  });
}

/** Returns a horizontal line around the origin, bent sideways in its middle by `bend` of its length. */
export function bent(length: number, bend: number, count = 9): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const along = index / (count - 1);
    return at((along - 0.5) * length, Math.sin(along * Math.PI) * bend * length);
  });
}

/** Returns a smooth closed path through points given as shares of `size`. */
export const closedAt = (size: number, shares: readonly (readonly [number, number])[]): string =>
  closed(shares.map(([x, y]) => at(x * size, y * size)));
