import { defineEndpoint } from '../endpoint.ts';
import {
  NOTIFICATIONS_PAGE,
  NOTIFICATIONS_PAGE_MAX,
  NotificationPage,
} from '../notification/notification.ts';
import { pageQuery } from '../page-query.ts';

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
