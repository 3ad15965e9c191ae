import { defineEndpoint } from '../endpoint.ts';
import { NotificationsRead, UnreadAnswer } from '../notification/notification-read.ts';

/** Marks notifications as read on all devices of a member. It never marks them unread again. */
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
