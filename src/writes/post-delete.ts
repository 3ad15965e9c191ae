import { Trash2 } from 'lucide-react';
import { postTexts, toDeleteFailed } from '#texts/posts.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { isEffective } from './overlay/pending.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { quoteOr } from './quoted.ts';

export const postDeleteView = defineView<'post.delete'>({
  icon: Trash2,
  words: {
    ...TAP,
    title: (_command, name) => writeTexts.postDelete(quoteOr(name, writeTexts.aPost)),
    fallback: postTexts.deleteFailed,
    refused: toDeleteFailed,
  },
  ownName: () => undefined,
  subjectId: ({ postId }) => postId,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    post: (post, write) =>
      isEffective(write) && write.command.postId === post._id ? undefined : post,
  },
  wasOn: () => undefined,
  refreshes: ['community'],
  invitesInstall: () => false,
});

export const postDeleteExample = defineExample<'post.delete'>({
  writes: ({ made }) => {
    const postId = made('post.create')?.post._id;
    return postId === undefined ? [] : [{ command: { op: 'post.delete', postId } }];
  },
  fix: (command) => command,
  isShown: ({ postId }, views) => views.post(postId) === undefined,
});
