interface Reader {
  hiddenPosts?: readonly string[] | undefined;
}

/**
 * Without what the reader has hidden from themselves, for lists of posts by many. Answers of the server lack it by themselves;
 * copies on the device, and answers from before, do not.
 */
export function withoutHidden<P extends { _id: string }>(
  posts: readonly P[],
  { hiddenPosts = [] }: Reader,
): readonly P[] {
  if (hiddenPosts.length === 0) return posts;
  return posts.filter(({ _id }) => !hiddenPosts.includes(_id));
}
