import { defineEndpoint } from '#contract/platform/endpoint.ts';
import { pageQuery } from '#contract/platform/page-query.ts';
import {
  NOTIFICATIONS_PAGE,
  NOTIFICATIONS_PAGE_MAX,
  NotificationPage,
  NotificationsRead,
  UnreadAnswer,
} from './schema.ts';

/** Lists what other members did with the caller's posts, comments and tips. */
export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/user/notifications',
  access: 'member',
  limit: null,
  body: null,
  query: pageQuery({}, NOTIFICATIONS_PAGE, NOTIFICATIONS_PAGE_MAX),
  response: NotificationPage,
  statuses: [200],
  writes: false,
});

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
