import { expect, test } from 'vitest';
import { toKeyMove, toSwipe } from './moves.ts';

const start = { x: 200, y: 300, at: 0 };

test('maps a swipe to the left to Next, to the right to Back', () => {
  expect(toSwipe(start, { x: 120, y: 310, at: 200 })).toBe('next');
  expect(toSwipe(start, { x: 280, y: 290, at: 200 })).toBe('back');
});

test('ignores scrolling, a short slip and a resting finger', () => {
  expect(toSwipe(start, { x: 130, y: 420, at: 200 })).toBeUndefined();
  expect(toSwipe(start, { x: 170, y: 300, at: 200 })).toBeUndefined();
  expect(toSwipe(start, { x: 60, y: 300, at: 2000 })).toBeUndefined();
});

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['ArrowRight', 'next'],
  ['PageDown', 'next'],
  ['ArrowLeft', 'back'],
  ['PageUp', 'back'],
  ['Home', 'first'],
  ['End', 'last'],
  ['a', undefined],
])('maps the key %s to %s', (key, move) => {
  expect(toKeyMove({ ...plain, key })).toBe(move);
});

test('leaves Alt and the left arrow to the browser', () => {
  expect(toKeyMove({ ...plain, key: 'ArrowLeft', altKey: true })).toBeUndefined();
});
