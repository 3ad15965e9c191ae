import { toMedian } from '../figures.ts';
import type { FirstView } from './lighthouse.ts';
import { MAX_BLOCKING_MS, MAX_LAYOUT_SHIFT, MIN_SCORE, type ViewedPage } from './pages.ts';
import type { StartCpu } from './start-cpu.ts';

const COLUMNS = [
  ['score', (view: FirstView) => view.score, (score: number) => `${score}`],
  ['LCP', (view: FirstView) => view.largestPaint, toSeconds],
  ['TBT', (view: FirstView) => view.blocking, toMilliseconds],
  ['CLS', (view: FirstView) => view.layoutShift, (shift: number) => shift.toFixed(4)],
  ['requests', (view: FirstView) => view.requests, (count: number) => `${count}`],
  ['bytes', (view: FirstView) => view.bytes, (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`],
  ['benchmark index', (view: FirstView) => view.benchmarkIndex, (index: number) => `${index}`],
] as const;

/** "home: score 98 (97 to 99), LCP 1.20 s (1.10 to 1.30 s), ...": the median and the spread of all visits. */
export function toViewLine(name: string, views: readonly FirstView[]): string {
  const cells = COLUMNS.map(([title, read, write]) => toCell(title, views.map(read), write));
  return `${name}: ${cells.join(', ')}`;
}

/** "home: first start 110 ms (105 to 120 ms), ...", with the target. */
export function toCpuLine({ name, startCpu }: ViewedPage, starts: readonly StartCpu[]): string {
  const first = starts.map((start) => start.first);
  const warm = starts.map((start) => start.warm);
  const cells = [
    toCell('first start', first, toMilliseconds),
    toCell('warm start', warm, toMilliseconds),
  ];
  const budget = startCpu === undefined ? '' : ` (budget: ${startCpu} ms)`;
  const isMissed = startCpu !== undefined && Math.max(toMedian(first), toMedian(warm)) > startCpu;
  return `${name}: ${cells.join(', ')}${budget}${isMissed ? '  MISSED' : ''}`;
}

/** "bare page: LCP 0.80 s (0.79 to 0.82 s)" */
export function toBareLine(views: readonly FirstView[]): string {
  const paints = views.map(({ largestPaint }) => largestPaint);
  return `bare page: ${toCell('LCP', paints, toSeconds)}`;
}

/** The missed targets, which depend on the machine: score, largest paint and blocking time. */
export function listMissed({ largestPaint }: ViewedPage, views: readonly FirstView[]): string[] {
  if (largestPaint === undefined) return [];
  const score = toMedian(views.map((view) => view.score));
  const paint = toMedian(views.map((view) => view.largestPaint));
  const blocking = toMedian(views.map((view) => view.blocking));
  return [
    score < MIN_SCORE ? `score ${score} of ${MIN_SCORE}` : '',
    paint > largestPaint ? `LCP ${toSeconds(paint)} of ${toSeconds(largestPaint)}` : '',
    blocking > MAX_BLOCKING_MS
      ? `TBT ${toMilliseconds(blocking)} of ${toMilliseconds(MAX_BLOCKING_MS)}`
      : '',
  ].filter(Boolean);
}

/** The exceeded limits that do not depend on the machine: requests, bytes and layout shift. */
export function listExceeded({ name, limits }: ViewedPage, views: readonly FirstView[]): string[] {
  if (!limits) return [];
  const measured = [
    ['requests', toMedian(views.map(({ requests }) => requests)), limits.requests],
    ['bytes', toMedian(views.map(({ bytes }) => bytes)), limits.bytes],
    ['layout shift', toMedian(views.map(({ layoutShift }) => layoutShift)), MAX_LAYOUT_SHIFT],
  ] as const;
  return measured
    .filter(([, is, mayBe]) => is > mayBe)
    .map(([what, is, mayBe]) => `${name}: ${what} ${is} of ${mayBe}`);
}

function toCell(
  title: string,
  values: readonly number[],
  write: (value: number) => string,
): string {
  const least = write(Math.min(...values));
  const most = write(Math.max(...values));
  const spread = least === most ? '' : ` (${least} to ${most})`;
  return `${title} ${write(toMedian(values))}${spread}`;
}

function toSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function toMilliseconds(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}
