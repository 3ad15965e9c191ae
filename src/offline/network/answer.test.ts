import { expect, test } from 'vitest';
import {
  hasCachedCopy,
  isLastingCopy,
  readOrigin,
  toCopyAnswer,
  toNetworkAnswer,
  toOriginHeaders,
} from './answer.ts';

const copy = { value: 'text', askedAt: 7, storedAt: 7 };

test.each([
  toNetworkAnswer('text', 7),
  toCopyAnswer(copy, null),
  toCopyAnswer({ ...copy, isPartial: true }, 'slow'),
  toCopyAnswer({ ...copy, askedAt: 0, storedAt: 0, isPartial: true }, 'failed'),
  toCopyAnswer({ ...copy, isGone: true }, null),
])('the worker’s headers say the whole origin: %o', (answer) => {
  const { value } = answer;
  expect({ value, ...readOrigin(toOriginHeaders(answer), 99) }).toEqual(answer);
});

test('without a worker an answer is the server’s, asked for now', () => {
  expect({ value: '', ...readOrigin(new Headers(), 99) }).toEqual(toNetworkAnswer('', 99));
});

test('a query holds a cached copy, or one among its pages', () => {
  const [network, cached] = [toNetworkAnswer('', 1), toCopyAnswer(copy, null)];
  expect([network, cached, null, 'x', {}].map(hasCachedCopy)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
  expect(hasCachedCopy({ pages: [network, cached] })).toBe(true);
});

test('a copy lasts if the server cannot be reached or has removed the dish, not if it is slow', () => {
  expect(isLastingCopy(toNetworkAnswer('', 1))).toBe(false);
  expect(isLastingCopy(toCopyAnswer(copy, null))).toBe(false);
  expect(isLastingCopy(toCopyAnswer(copy, 'slow'))).toBe(false);
  expect(isLastingCopy(toCopyAnswer(copy, 'failed'))).toBe(true);
  expect(isLastingCopy(toCopyAnswer({ ...copy, isGone: true }, null))).toBe(true);
});
