interface Viewer {
  blocked?: readonly string[] | undefined;
  hiddenPosts?: readonly string[] | undefined;
}

/**
 * Removes items made by members whom the viewer has blocked. The server's answers exclude them, but copies on the
 * device and answers from before the block may contain them.
 */
export function withoutBlocked<T>(
  listed: readonly T[],
  { blocked = [] }: Viewer,
  toMemberId: (one: T) => string,
): readonly T[] {
  if (blocked.length === 0) return listed;
  return listed.filter((one) => !blocked.includes(toMemberId(one)));
}

/**
 * Removes posts that the viewer has hidden, for lists of posts by several authors. The server's answers exclude them,
 * but copies on the device and answers from before the hiding may contain them.
 */
export function withoutHidden<P extends { _id: string }>(
  posts: readonly P[],
  { hiddenPosts = [] }: Viewer,
): readonly P[] {
  if (hiddenPosts.length === 0) return posts;
  return posts.filter(({ _id }) => !hiddenPosts.includes(_id));
}
