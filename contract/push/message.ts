import * as v from 'valibot';

/**
 * Push message from the server to the worker. `timer`: the timer with this id is over; its name is only stored on the
 * device. `news`: what other members did, as text; `address` is a path of the app, and `unread` counts all unread
 * notifications.
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
