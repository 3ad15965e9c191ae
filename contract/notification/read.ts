import * as v from 'valibot';
import { notificationTexts as texts } from '#texts/notifications.ts';

/** Time of a notification's newest event, in microseconds since 1970, parsed from its id. 0 for an invalid id. */
export function toNotificationTime(id: string): number {
  return Number.parseInt(id, 10) || 0;
}

/** POST /user/notifications/read: id of the newest read notification. The server validates the id. */
export const NotificationsRead = v.object({ until: v.string(texts.untilInvalid) });

export const UnreadAnswer = v.object({ unread: v.number() });
