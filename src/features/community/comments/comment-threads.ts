interface Said {
  _id: string;
  replyTo?: string | undefined;
}

/** A comment with the replies to it, the oldest first. */
export interface Thread<C> {
  comment: C;
  replies: C[];
}

/**
 * One level deep. A reply whose comment is not among these stands by itself: that one was deleted or hidden, or is somebody's who
 * is blocked.
 */
export function toThreads<C extends Said>(comments: readonly C[]): Thread<C>[] {
  const threads = new Map<string, Thread<C>>();
  const shown: Thread<C>[] = [];
  for (const comment of comments) {
    const { _id, replyTo = '' } = comment;
    const above = threads.get(replyTo);
    const thread = above ?? { comment, replies: [] };
    if (above) above.replies.push(comment);
    else shown.push(thread);
    // What replies to a reply belongs to the same thread.
    threads.set(_id, thread);
  }
  return shown;
}
