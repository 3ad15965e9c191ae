import * as v from 'valibot';
import { notificationTexts as texts } from '../../texts/en/notifications.ts';

/** When the newest of a notification happened, in microseconds since 1970: what its id begins with. 0 for what is no id. */
export function toNotificationTime(id: string): number {
  return Number.parseInt(id, 10) || 0;
}

/** POST /user/notifications/read: the id of the newest one that was read; the server knows what an id is. */
export const NotificationsRead = v.object({ until: v.string(texts.untilInvalid) });

/** How many are unread by then. */
export const UnreadAnswer = v.object({ unread: v.number() });
