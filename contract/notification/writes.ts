import * as v from 'valibot';
import { defineWrite, toRequest } from '#contract/platform/define-write.ts';
import { readNotifications } from './endpoints.ts';

/** Contains the newest read id, so a resend, or a send after a later one, changes nothing. */
export const notificationsReadSet = defineWrite(
  'notifications-read.set',
  { until: v.string() },
  {
    endpoints: [readNotifications],
    request: ({ until }) => toRequest(readNotifications, {}, { body: { until } }),
    entity: () => 'notifications',
    lanes: () => ['notifications-read'],
    passesRefused: true,
    collapse: { kind: 'last-wins', key: () => 'notifications-read' },
    missingTarget: 'drop',
    resend: 'for-ever',
  },
);
