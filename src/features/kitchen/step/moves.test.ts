import { expect, test } from 'vitest';
import { toKeyMove, toSwipe } from './moves.ts';

const start = { x: 200, y: 300, at: 0 };

test('a swipe to the left is Next, to the right is Back', () => {
  expect(toSwipe(start, { x: 120, y: 310, at: 200 })).toBe('next');
  expect(toSwipe(start, { x: 280, y: 290, at: 200 })).toBe('back');
});

test('scrolling, a short slip and a resting finger change no step', () => {
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
])('the key %s means %s', (key, move) => {
  expect(toKeyMove({ ...plain, key })).toBe(move);
});

test('Alt and the left arrow stay with the browser', () => {
  expect(toKeyMove({ ...plain, key: 'ArrowLeft', altKey: true })).toBeUndefined();
});
