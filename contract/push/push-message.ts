import * as v from 'valibot';

/**
 * What the server sends to the worker. `timer`: which timer is over; what it is called stands on the device alone. `news`: what others
 * did with what is this member's own, in words; `address` is a path of the app, and `unread` counts all of their notifications.
 */
export const PushMessage = v.variant('kind', [
  v.object({ kind: v.literal('timer'), id: v.string() }),
  v.object({
    kind: v.literal('news'),
    memberId: v.string(),
    tag: v.string(),
    title: v.string(),
    body: v.string(),
    address: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
    unread: v.number(),
  }),
]);
export type PushMessage = v.InferOutput<typeof PushMessage>;
export type PushedNews = Extract<PushMessage, { kind: 'news' }>;
