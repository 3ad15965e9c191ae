import { MessageCircle } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { postTexts } from '#texts/posts.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TYPED } from './define-view.ts';
import { isEffective } from './overlay/pending.ts';
import { type CommentView, NO_OVERLAY, type ShownComment } from './overlay/views.ts';
import { quoteOr } from './quoted.ts';

export const commentAddView = defineView<'comment.add'>({
  icon: MessageCircle,
  words: {
    ...TYPED,
    title: (_command, name) => writeTexts.comment(quoteOr(name, writeTexts.aPost)),
    loss: writeTexts.yourComment,
    fallback: postTexts.commentNotSent,
    targetMissing: postTexts.targetGone,
  },
  ownName: () => undefined,
  subjectId: ({ postId }) => postId,
  editPath: ({ postId }) => pagePaths.post(postId),
  overlay: {
    ...NO_OVERLAY,
    post: (post, write, { me }) => {
      const { postId, commentId, content, replyTo } = write.command;
      if (postId !== post._id) return post;
      // List answers have no comments, so their count may be one too high until the next refetch.
      if (!post.comments) {
        return isEffective(write) ? { ...post, commentCount: post.commentCount + 1 } : post;
      }
      if (post.comments.some(({ _id }) => _id === commentId)) return post;
      const comment: ShownComment<CommentView> = {
        _id: commentId,
        author: me.name,
        authorId: me.id,
        avatar: me.avatar ?? '',
        content,
        createdAt: new Date(write.at).toISOString(),
        ...(replyTo !== undefined && { replyTo: toFirst(post.comments, replyTo) }),
        ...(write.delivery && { delivery: write.delivery }),
      };
      const comments = [...post.comments, comment];
      return { ...post, comments, commentCount: post.commentCount + 1 };
    },
  },
  wasOn: () => undefined,
  refreshes: ['community'],
  invitesInstall: () => false,
});

/** The first comment of the thread. Like the server, it attaches a reply to a reply there. */
function toFirst(comments: readonly CommentView[], replyTo: string): string {
  return comments.find(({ _id }) => _id === replyTo)?.replyTo ?? replyTo;
}

export const commentAddExample = defineExample<'comment.add'>({
  writes: ({ postId, n, nextId, text, made }) => {
    const command = { op: 'comment.add', commentId: nextId('c'), content: text() } as const;
    const earlier = n === 2 ? undefined : made('comment.add');
    return earlier
      ? [{ command: { ...command, postId: earlier.postId, replyTo: earlier.commentId } }]
      : [{ command: { ...command, postId } }];
  },
  fix: (command, { text }) => ({ ...command, content: text() }),
  isShown: ({ postId, commentId }, views) =>
    views.post(postId)?.comments?.some(({ _id }) => _id === views.latest(commentId)),
});
