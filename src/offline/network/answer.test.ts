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
])('the worker’s headers contain the complete origin of an answer: %o', (answer) => {
  const { value } = answer;
  expect({ value, ...readOrigin(toOriginHeaders(answer), 99) }).toEqual(answer);
});

test('treats a response without worker headers as the server’s, requested now', () => {
  expect({ value: '', ...readOrigin(new Headers(), 99) }).toEqual(toNetworkAnswer('', 99));
});

test('finds a cached copy in query data or in one of its pages', () => {
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

test('shows a copy’s note if the server is unreachable or removed the dish, not if it is slow', () => {
  expect(isLastingCopy(toNetworkAnswer('', 1))).toBe(false);
  expect(isLastingCopy(toCopyAnswer(copy, null))).toBe(false);
  expect(isLastingCopy(toCopyAnswer(copy, 'slow'))).toBe(false);
  expect(isLastingCopy(toCopyAnswer(copy, 'failed'))).toBe(true);
  expect(isLastingCopy(toCopyAnswer({ ...copy, isGone: true }, null))).toBe(true);
});
