interface ThreadComment {
  _id: string;
  replyTo?: string | undefined;
}

/** `replies` are sorted oldest first. */
export interface Thread<C> {
  comment: C;
  replies: C[];
}

/**
 * Groups comments into threads one level deep. A reply starts its own thread if its comment is not in the list, because
 * that comment was deleted or hidden, or its author is blocked.
 */
export function toThreads<C extends ThreadComment>(comments: readonly C[]): Thread<C>[] {
  const threads = new Map<string, Thread<C>>();
  const shown: Thread<C>[] = [];
  for (const comment of comments) {
    const { _id, replyTo = '' } = comment;
    const above = threads.get(replyTo);
    const thread = above ?? { comment, replies: [] };
    if (above) above.replies.push(comment);
    else shown.push(thread);
    // A reply to a reply belongs to the same thread.
    threads.set(_id, thread);
  }
  return shown;
}
