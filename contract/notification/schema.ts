import * as v from 'valibot';
import * as notificationTexts from '#texts/notification.ts';

/** POST /user/notifications/read: id of the newest read notification. The server validates the id. */
export const NotificationsRead = v.object({ until: v.string(notificationTexts.untilInvalid) });
export const UnreadAnswer = v.object({ unread: v.number() });

export const NOTIFICATIONS_PAGE = 20;
export const NOTIFICATIONS_PAGE_MAX = 50;
/** Maximum number of names in a notification, newest first. */
export const NAMES_MAX = 2;

/** `tips`: another member likes the viewer's tip. `cooks`: another member cooked a dish after the viewer's post. */
export const NOTIFICATION_KINDS = [
  'likes',
  'comments',
  'follows',
  'tips',
  'cooks',
  'moderation',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * Subject of a notification. `title` is the title of the post or the name of the dish or member, and '' if it is
 * deleted. For a tip, the target is the dish and the step. For follows, it is the follower, or the viewer if there are
 * several.
 */
const Target = v.object({
  type: v.picklist(['post', 'recipe', 'member']),
  id: v.string(),
  title: v.string(),
  step: v.optional(v.number()),
});
export type NotificationTarget = v.InferOutput<typeof Target>;

/** A notification about a target, with everyone who acted on it. */
export const Notification = v.object({
  /** The id contains the time of the newest event, so it changes when another member does the same. */
  _id: v.string(),
  kind: v.picklist(NOTIFICATION_KINDS),
  /** Number of people; `names` holds the newest of them. */
  count: v.number(),
  names: v.array(v.string()),
  target: Target,
  /** True if the comments reply to the viewer's comments under another member's post. */
  answers: v.optional(v.boolean()),
  /** Time of the newest event, ISO 8601. */
  createdAt: v.string(),
  read: v.boolean(),
});
export type Notification = v.InferOutput<typeof Notification>;

/** GET /user/notifications, newest first. `unread` counts all notifications, not only those of the page. */
export const NotificationPage = v.object({
  notifications: v.array(Notification),
  unread: v.number(),
  pagination: v.object({ hasMore: v.boolean(), nextCursor: v.nullable(v.string()) }),
});
export type NotificationPage = v.InferOutput<typeof NotificationPage>;

/** Time of a notification's newest event, in microseconds since 1970, parsed from its id. 0 for an invalid id. */
export function toNotificationTime(id: string): number {
  return Number.parseInt(id, 10) || 0;
}
