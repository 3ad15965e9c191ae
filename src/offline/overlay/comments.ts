import type { CommandOf } from '../../../contract/writes/all.ts';
import { type Delivery, isEffective, type Laid, listLaid, type Me } from './laid.ts';

export interface CommentShape {
  _id: string;
  author: string;
  authorId: string;
  avatar: string;
  content: string;
  createdAt: string;
}
export type ShownComment<C> = (C | CommentShape) & { delivery?: Delivery };

/** The comments of a post with one's own that wait, oldest first. A refused one stays in sight. */
export function overlayComments<C extends CommentShape>(
  comments: readonly C[],
  laid: readonly Laid[],
  postId: string,
  me: Me,
): ShownComment<C>[] {
  const removed = new Set(
    listLaid(laid, 'comment.delete')
      .filter(isEffective)
      .map(({ command }) => command.commentId),
  );
  const here = new Set(comments.map(({ _id }) => _id));
  const added = listLaid(laid, 'comment.add')
    .filter(({ command }) => command.postId === postId && !here.has(command.commentId))
    .map((each) => toComment(each, me));
  return [...comments, ...added].filter(({ _id }) => !removed.has(_id));
}

function toComment({ command, at, delivery }: Laid<CommandOf<'comment.add'>>, me: Me) {
  return {
    _id: command.commentId,
    author: me.name,
    authorId: me.id,
    avatar: me.avatar ?? '',
    content: command.content,
    createdAt: new Date(at).toISOString(),
    ...(delivery && { delivery }),
  };
}
