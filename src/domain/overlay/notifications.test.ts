import { expect, test } from 'vitest';
import type { Notification } from '#contract/notification/schema.ts';
import { overlayNotifications, toReadUntil } from './notifications.ts';
import type { PendingWrite } from './pending.ts';

const toNotification = (micros: number, read: boolean): Notification => ({
  _id: `${micros}-likes-p`,
  kind: 'likes',
  count: 1,
  names: ['Ben'],
  target: { type: 'post', id: 'p', title: '' },
  createdAt: '',
  read,
});
const read = (until: string, state?: 'failed'): PendingWrite => ({
  command: { op: 'notifications-read.set', until },
  at: 1,
  ...(state && { delivery: { seq: 1, key: 'k', state } }),
});
const seen = {
  notifications: [toNotification(9, false), toNotification(7, false), toNotification(3, true)],
  unread: 30,
};
const show = (...pending: PendingWrite[]) => {
  const { notifications, unread } = overlayNotifications(seen, pending);
  return [...notifications.map((each) => each.read), unread];
};

test('a waiting write marks everything up to its time as read, including notifications beyond the first page', () => {
  expect(show()).toEqual([false, false, true, 30]);
  expect(show(read('7-likes-p'))).toEqual([false, true, true, 1]);
  expect(show(read('9-likes-p'))).toEqual([true, true, true, 0]);
});

test('an earlier or a refused write changes nothing', () => {
  expect(show(read('9-likes-p'), read('7-likes-p'))).toEqual([true, true, true, 0]);
  expect(show(read('2-likes-p'))).toEqual([false, false, true, 30]);
  expect(show(read('9-likes-p', 'failed'))).toEqual([false, false, true, 30]);
  expect(toReadUntil([read('7-likes-p')], 8)).toBe(8);
});
