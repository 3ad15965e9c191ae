import { MessageCircle, Pencil, Trash2 } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { defineExample } from '#domain/overlay/define-example.ts';
import { defineView, TAP, TYPED } from '#domain/overlay/define-view.ts';
import { isEffective } from '#domain/overlay/pending.ts';
import { quoteOr } from '#domain/overlay/quoted.ts';
import { type CommentView, NO_OVERLAY, type ShownComment } from '#domain/overlay/views.ts';
import * as postTexts from '#texts/post.ts';
import * as writeTexts from '#texts/write.ts';

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
