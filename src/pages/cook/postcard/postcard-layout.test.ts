import { expect, test } from 'vitest';
import { type PlacedLine, toCovering, toPostcard } from './postcard-layout.ts';

/** Every letter is half as wide as it is high. */
const toWidth = (text: string, _look: unknown, size: number) => text.length * size * 0.5;
const WORDS = { title: 'Tom yum', facts: '48 min · 4 servings', line: 'Hot as it should be' };
const only = (lines: readonly PlacedLine[], look: string) =>
  lines.filter((line) => line.look === look);

test('puts the cloth all around and the picture above the words', () => {
  const { width, height, inside, picture, lines } = toPostcard(WORDS, toWidth);
  expect([width, height]).toEqual([1080, 1440]);
  expect(inside).toEqual({ x: 60, y: 60, width: 960, height: 1320 });
  expect(picture).toEqual({ x: 60, y: 60, width: 960, height: 720 });
  expect(lines.map(({ text }) => text)).toEqual([
    'Tom yum',
    '48 min · 4 servings',
    'Hot as it should be',
    'Simmer',
  ]);
  const heights = lines.map(({ y }) => y);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(heights[0]).toBeGreaterThan(picture.y + picture.height);
});

test('sets a long title smaller and in two lines', () => {
  const title = 'Slow-braised beef short ribs with star anise and orange peel';
  const lines = only(toPostcard({ ...WORDS, title }, toWidth).lines, 'title');
  expect(lines.map(({ text }) => text).join(' ')).toBe(title);
  expect(lines).toHaveLength(2);
  expect(lines[0]?.size).toBeLessThan(76);
});

test.each([
  ['much of everything', 'word '.repeat(80)],
  ['one word without an end', 'a'.repeat(600)],
  ['characters of two code units', '🍲'.repeat(300)],
])('%s stays inside in lines that do not overlap', (_name, text) => {
  const { inside, lines } = toPostcard({ title: text, facts: text, line: text }, toWidth);
  for (const { text: shown, look, size, x } of lines) {
    expect(x + toWidth(shown, look, size)).toBeLessThanOrEqual(inside.x + inside.width - 48);
    expect(shown.isWellFormed()).toBe(true);
  }
  for (const [index, { y, size }] of lines.entries()) {
    expect(y).toBeLessThan(inside.y + inside.height);
    expect(y - (lines[index - 1]?.y ?? 0)).toBeGreaterThanOrEqual(size);
  }
  expect(only(lines, 'line').at(-1)?.text.endsWith('…')).toBe(true);
});

test('skips missing facts and an empty line', () => {
  const { lines } = toPostcard({ title: 'Tom yum', facts: '', line: ' ' }, toWidth);
  expect(lines.map(({ look }) => look)).toEqual(['title', 'mark']);
});

test('crops a picture around its centre without distortion', () => {
  const box = { width: 960, height: 720 };
  expect(toCovering({ width: 640, height: 480 }, box)).toEqual({
    x: 0,
    y: 0,
    width: 640,
    height: 480,
  });
  expect(toCovering({ width: 300, height: 800 }, box)).toEqual({
    x: 0,
    y: 287.5,
    width: 300,
    height: 225,
  });
});
