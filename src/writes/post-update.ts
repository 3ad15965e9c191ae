import { Pencil } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { toWaitingImages } from '#contract/post/waiting-fields.ts';
import { postTexts, toSaveFailed } from '#texts/posts.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView } from './define-view.ts';
import { toUploadExample } from './image-upload.ts';
import { isEffective } from './overlay/pending.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { toShownText, toTypedPost } from './post-text.ts';
import { quoteOr } from './quoted.ts';

export const postUpdateView = defineView<'post.update'>({
  icon: Pencil,
  words: {
    title: (_command, name) => writeTexts.edit(quoteOr(name, writeTexts.aPost)),
    loss: writeTexts.yourEdit,
    typed: ({ changes }) => toTypedPost(changes),
    excerpt: () => '',
    isTyped: true,
    fallback: postTexts.unknownError,
    refused: toSaveFailed,
    targetMissing: postTexts.targetGone,
  },
  // The new title of the edit.
  ownName: ({ changes }) => changes.title || undefined,
  subjectId: ({ postId }) => postId,
  editPath: ({ postId }) => pagePaths.editPost(postId),
  overlay: {
    ...NO_OVERLAY,
    // A refused edit does not change the text, but its delivery state is shown.
    post: (post, write, { withRefused }) =>
      write.command.postId === post._id
        ? {
            ...post,
            ...((withRefused || isEffective(write)) && toShownText(write.command.changes)),
            ...(write.delivery && { delivery: write.delivery }),
          }
        : post,
  },
  wasOn: () => undefined,
  refreshes: ['community'],
  invitesInstall: () => false,
});

export const postUpdateExample = defineExample<'post.update'>({
  writes: ({ n, made, nextId, text, isWithFile, versionOf }) => {
    const post = made('post.create')?.post;
    if (post === undefined) return [];
    const { _id: postId, recipeId, cooked } = post;
    const changes = { title: text(), ...(recipeId && { recipeId, cooked, rating: (n % 5) + 1 }) };
    const update = { op: 'post.update', postId, baseVersion: versionOf(postId) } as const;
    if (!isWithFile) return [{ command: { ...update, changes } }];
    // One more picture, before the original ones.
    const upload = nextId('up');
    const images = [{ url: { upload }, alt: '' }, ...(toWaitingImages(post) ?? [])].slice(0, 4);
    return [toUploadExample(upload), { command: { ...update, changes: { ...changes, images } } }];
  },
  fix: (command, { text }) => ({ ...command, changes: { title: text() }, baseVersion: null }),
  isShown: () => undefined,
});
