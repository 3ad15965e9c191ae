import { Trash2 } from 'lucide-react';
import { postTexts } from '../../texts/en/posts.ts';
import * as writeTexts from '../../texts/en/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { isEffective } from './overlay/pending.ts';
import { NO_OVERLAY } from './overlay/views.ts';
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
      const comments = post.comments?.filter(({ _id }) => _id !== write.command.commentId);
      const removed = post.comments && comments ? post.comments.length - comments.length : 1;
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
  mend: (command) => command,
  isShown: ({ postId, commentId }, views) =>
    views.post(postId)?.comments?.every(({ _id }) => _id !== views.latest(commentId)),
});
