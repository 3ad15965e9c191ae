import { expect, test } from 'vitest';
import type { Receipt } from '#offline/outbox/receipts.ts';
import { listPendingWrites } from './pending.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const DAYS = 24 * 60 * 60 * 1000;
const SECOND = 1000;

/** Receipts accepted at these times, in this order. */
function toReceipts(...times: number[]): Receipt[] {
  return times.map((at, n) => ({
    userId: 'ana',
    key: `k${n}`,
    entity: 'post:p',
    command: { op: 'like.set', postId: 'p', on: true },
    vanished: false,
    at,
  }));
}
const listTimes = (receipts: Receipt[], askedAt: number, now: number) =>
  listPendingWrites({ rows: [], receipts }, askedAt, now).map(({ at }) => at);

test.each([-3 * DAYS, 0, 3 * DAYS])(
  'with a clock that is always %d ms off, a like shows until a later response',
  (off) => {
    const at = NOW + off;
    expect(listTimes(toReceipts(at), at - SECOND, at + SECOND)).toEqual([at]);
    expect(listTimes(toReceipts(at), at + SECOND, at + 2 * SECOND)).toEqual([]);
  },
);

test('a like accepted while the clock was three days ahead is not pending for later requests', () => {
  const ahead = NOW + 3 * DAYS;
  expect(listTimes(toReceipts(ahead), NOW, NOW + SECOND)).toEqual([]);
  const both = toReceipts(ahead, NOW + SECOND);
  expect(listTimes(both, NOW, NOW + 2 * SECOND)).toEqual([NOW + SECOND]);
});

test('a response requested while the clock was ahead still shows writes accepted after it', () => {
  const ahead = NOW + 3 * DAYS;
  expect(listTimes(toReceipts(ahead), ahead - SECOND, NOW)).toEqual([ahead]);
  // The clock is right again when the like is accepted.
  expect(listTimes(toReceipts(NOW), ahead, NOW + SECOND)).toEqual([NOW]);
});

test('a clock that jumps forward removes nothing before the next response', () => {
  const ahead = NOW + 3 * DAYS;
  expect(listTimes(toReceipts(ahead), NOW, ahead + SECOND)).toEqual([ahead]);
  expect(listTimes(toReceipts(NOW), ahead, ahead + SECOND)).toEqual([]);
});
