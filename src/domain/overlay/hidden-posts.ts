interface Viewer {
  hiddenPosts?: readonly string[] | undefined;
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
