import { Trash2 } from 'lucide-react';
import { postTexts } from '#texts/posts.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { isEffective } from './overlay/pending.ts';
import { type CommentView, NO_OVERLAY } from './overlay/views.ts';
import { quoteOr } from './quoted.ts';

export const commentDeleteView = defineView<'comment.delete'>({
  icon: Trash2,
  words: {
    ...TAP,
    title: (_command, name) => writeTexts.commentDelete(quoteOr(name, writeTexts.aPost)),
    fallback: postTexts.commentNotDeleted,
  },
  ownName: () => undefined,
  subjectId: ({ postId }) => postId,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    post: (post, write) => {
      if (write.command.postId !== post._id || !isEffective(write)) return post;
      const { commentId } = write.command;
      const comments = post.comments && withoutComment(post.comments, commentId);
      const isThere = ({ _id, deleted }: CommentView) => _id === commentId && !deleted;
      const removed = post.comments?.some(isThere) === false ? 0 : 1;
      return {
        ...post,
        ...(comments && { comments }),
        commentCount: Math.max(0, post.commentCount - removed),
      };
    },
  },
  wasOn: () => undefined,
  refreshes: ['community'],
  invitesInstall: () => false,
});

export const commentDeleteExample = defineExample<'comment.delete'>({
  writes: ({ made }) => {
    const comment = made('comment.add');
    if (!comment) return [];
    const { postId, commentId } = comment;
    return [{ command: { op: 'comment.delete', postId, commentId } }];
  },
  fix: (command) => command,
  isShown: ({ postId, commentId }, views) =>
    views
      .post(postId)
      ?.comments?.every(({ _id, deleted }) => _id !== views.latest(commentId) || deleted === true),
});

/** Removes a comment like the server: one with replies becomes a placeholder, which is removed with its last reply. */
function withoutComment(comments: readonly CommentView[], id: string): CommentView[] {
  const left = comments.filter(({ _id }) => _id !== id);
  const hasReplies = (to: string) => left.some(({ replyTo }) => replyTo === to);
  const places = hasReplies(id) ? comments : left;
  return places.flatMap((comment) => {
    const { _id, createdAt, deleted } = comment;
    if (deleted && !hasReplies(_id)) return [];
    if (_id !== id) return [comment];
    return [{ _id, createdAt, deleted: true, author: '', authorId: '', avatar: '', content: '' }];
  });
}
