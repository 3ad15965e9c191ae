import * as v from 'valibot';

/** Maximum number of post or dish ids in one event. Beyond it `isEverything` is set. */
export const NAMED_MAX = 100;

const ids = v.pipe(v.array(v.string()), v.maxLength(NAMED_MAX));

/** One event of `GET /events`: ids of changed things without their content, which the other endpoints return. */
export const Changes = v.object({
  /** Posts that are new, edited, hidden, liked or commented on. */
  posts: ids,
  /** True if one of the posts was written in the last minutes. */
  hasNewPosts: v.boolean(),
  /** Dishes with new or liked tips. */
  tips: ids,
  /** True if the listening member may have new notifications. */
  hasNotifications: v.boolean(),
  /** True if a list of the member has changed. An older server does not know it. */
  hasLists: v.optional(v.boolean()),
  /** True if the cookbook of the member has changed. An older server does not know it. */
  hasCookbook: v.optional(v.boolean()),
  /** True if too much changed to name it. */
  isEverything: v.boolean(),
  /** Listeners wait a random time up to this many milliseconds before they fetch, to spread the load. */
  spreadMs: v.pipe(v.number(), v.minValue(0)),
});
export type Changes = v.InferOutput<typeof Changes>;
