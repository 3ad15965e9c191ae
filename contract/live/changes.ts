import * as v from 'valibot';

/** At most so many posts or dishes are named in one event; beyond them it says that everything may have changed. */
export const NAMED_MAX = 100;

const ids = v.pipe(v.array(v.string()), v.maxLength(NAMED_MAX));

/** What one event of `GET /events` says: names of what has changed and nothing of its content, which the other endpoints tell. */
export const Changes = v.object({
  /** New, edited, hidden, liked or commented on. */
  posts: ids,
  /** One of them was written in the last minutes. */
  hasNewPosts: v.boolean(),
  /** Dishes with new or liked tips. */
  tips: ids,
  /** The member who listens may have notifications. */
  hasNotifications: v.boolean(),
  /** More than can be named. */
  isEverything: v.boolean(),
  /** Listeners ask at a time of their own within so many milliseconds: all at once they would be a flood. */
  spreadMs: v.pipe(v.number(), v.minValue(0)),
});
export type Changes = v.InferOutput<typeof Changes>;
