import * as v from 'valibot';

export const NOTIFICATIONS_PAGE = 20;
export const NOTIFICATIONS_PAGE_MAX = 50;
/** Of so many people the names are told, those who came last first. */
export const NAMES_MAX = 2;

/** What somebody is told of. `tips`: somebody likes a tip of one's own; `cooks`: somebody cooked a dish after one's own post. */
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
 * What it is about. `title` is that of the post, the name of the dish or of the member, and '' where it is gone. Of a tip it is the
 * dish and the step. Of follows it is the one who follows, or oneself where there are several.
 */
const Target = v.object({
  type: v.picklist(['post', 'recipe', 'member']),
  id: v.string(),
  title: v.string(),
  step: v.optional(v.number()),
});
export type NotificationTarget = v.InferOutput<typeof Target>;

/** What several people did with one thing. */
export const Notification = v.object({
  /** Another one as soon as somebody else does the same: it names the time of the newest. */
  _id: v.string(),
  kind: v.picklist(NOTIFICATION_KINDS),
  /** How many people, of whom `names` are the newest. */
  count: v.number(),
  names: v.array(v.string()),
  target: Target,
  /** Of comments: they answer comments of one's own, under a post of somebody else. */
  answers: v.optional(v.boolean()),
  /** When the newest of them did it, ISO 8601. */
  createdAt: v.string(),
  read: v.boolean(),
});
export type Notification = v.InferOutput<typeof Notification>;

/** GET /user/notifications, the newest first. `unread` counts all of them, not only those of the page. */
export const NotificationPage = v.object({
  notifications: v.array(Notification),
  unread: v.number(),
  pagination: v.object({ hasMore: v.boolean(), nextCursor: v.nullable(v.string()) }),
});
export type NotificationPage = v.InferOutput<typeof NotificationPage>;
