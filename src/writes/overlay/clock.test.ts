import { expect, test } from 'vitest';
import type { Receipt } from '../../offline/outbox/receipts.ts';
import { listPendingWrites } from './pending.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const DAYS = 24 * 60 * 60 * 1000;
const SECOND = 1000;

/** Accepted at these times, in this order. */
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
  'on a phone whose clock is %d ms off all the time, a like shows until an answer asked for later',
  (off) => {
    const at = NOW + off;
    expect(listTimes(toReceipts(at), at - SECOND, at + SECOND)).toEqual([at]);
    expect(listTimes(toReceipts(at), at + SECOND, at + 2 * SECOND)).toEqual([]);
  },
);

test('a like accepted while the clock was three days ahead is not pending over what is asked for since', () => {
  const ahead = NOW + 3 * DAYS;
  expect(listTimes(toReceipts(ahead), NOW, NOW + SECOND)).toEqual([]);
  const both = toReceipts(ahead, NOW + SECOND);
  expect(listTimes(both, NOW, NOW + 2 * SECOND)).toEqual([NOW + SECOND]);
});

test('an answer asked for while the clock was ahead goes on showing what was accepted after it', () => {
  const ahead = NOW + 3 * DAYS;
  expect(listTimes(toReceipts(ahead), ahead - SECOND, NOW)).toEqual([ahead]);
  // The clock is right again by the time the like is accepted.
  expect(listTimes(toReceipts(NOW), ahead, NOW + SECOND)).toEqual([NOW]);
});

test('a clock that jumps forward takes nothing away before the next answer', () => {
  const ahead = NOW + 3 * DAYS;
  expect(listTimes(toReceipts(ahead), NOW, ahead + SECOND)).toEqual([ahead]);
  expect(listTimes(toReceipts(NOW), ahead, ahead + SECOND)).toEqual([]);
});
