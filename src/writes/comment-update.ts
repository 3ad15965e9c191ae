import { Pencil } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { postTexts } from '#texts/posts.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TYPED } from './define-view.ts';
import { isEffective } from './overlay/pending.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { quoteOr } from './quoted.ts';

export const commentUpdateView = defineView<'comment.update'>({
  icon: Pencil,
  words: {
    ...TYPED,
    title: (_command, name) => writeTexts.commentUpdate(quoteOr(name, writeTexts.aPost)),
    loss: writeTexts.yourComment,
    fallback: postTexts.commentNotChanged,
    targetMissing: postTexts.targetGone,
  },
  ownName: () => undefined,
  subjectId: ({ postId }) => postId,
  editPath: ({ postId }) => pagePaths.post(postId),
  overlay: {
    ...NO_OVERLAY,
    post: (post, write) => {
      const { postId, commentId, content } = write.command;
      if (postId !== post._id || !post.comments || !isEffective(write)) return post;
      const changed = {
        content,
        editedAt: new Date(write.at).toISOString(),
        ...(write.delivery && { delivery: write.delivery }),
      };
      return {
        ...post,
        comments: post.comments.map((comment) =>
          comment._id === commentId ? { ...comment, ...changed } : comment,
        ),
      };
    },
  },
  wasOn: () => undefined,
  refreshes: ['community'],
  invitesInstall: () => false,
});

export const commentUpdateExample = defineExample<'comment.update'>({
  writes: ({ made, text }) => {
    const comment = made('comment.add');
    if (!comment) return [];
    const { postId, commentId } = comment;
    return [{ command: { op: 'comment.update', postId, commentId, content: text() } }];
  },
  fix: (command, { text }) => ({ ...command, content: text() }),
  isShown: () => undefined,
});
