import { defineEndpoint } from '../endpoint.ts';
import { NotificationsRead, UnreadAnswer } from '../notification/notification-read.ts';

/** On all devices of a member; it never goes back. */
export const readNotifications = defineEndpoint({
  method: 'POST',
  path: '/user/notifications/read',
  access: 'member',
  limit: null,
  body: NotificationsRead,
  query: null,
  response: UnreadAnswer,
  statuses: [200],
  writes: true,
});
