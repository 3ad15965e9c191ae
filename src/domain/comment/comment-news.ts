import * as commentTexts from '#texts/comment.ts';

interface AnnouncedComment {
  _id: string;
  authorId: string;
  delivery?: { state: 'waiting' | 'sending' | 'failed' } | undefined;
}

/** Announcement of the changes between two renders of the comments, or '' if there are none worth announcing. */
export function toCommentNews(
  before: readonly AnnouncedComment[],
  after: readonly AnnouncedComment[],
  me: string,
): string {
  const known = new Map(before.map((comment) => [comment._id, comment]));
  const left = new Set(after.map(({ _id }) => _id));
  const news = new Set<string>();
  let others = 0;
  for (const { _id, authorId, delivery } of after) {
    const old = known.get(_id);
    const isNow = toStand(delivery);
    if (old && toStand(old.delivery) === isNow) continue;
    if (!old && authorId !== me) others += 1;
    else if (isNow === 'refused') news.add(commentTexts.refused);
    else news.add(isNow === 'waiting' ? commentTexts.waits : commentTexts.sent);
  }
  if (others > 0) news.add(commentTexts.newComments(others));
  for (const { _id, delivery } of before) {
    // An unsent comment was discarded by the user or lost with the device's storage.
    if (!left.has(_id)) news.add(delivery ? commentTexts.unsentGone : commentTexts.deleted);
  }
  return [...news].join('. ');
}

function toStand(delivery: AnnouncedComment['delivery']): 'sent' | 'waiting' | 'refused' {
  if (!delivery) return 'sent';
  return delivery.state === 'failed' ? 'refused' : 'waiting';
}
