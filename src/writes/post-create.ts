import { Pencil } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { postTexts, toSaveFailed } from '#texts/posts.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView } from './define-view.ts';
import { toUploadExample } from './image-upload.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { toShownText, toTypedPost } from './post-text.ts';
import { quoteOr } from './quoted.ts';

export const postCreateView = defineView<'post.create'>({
  icon: Pencil,
  words: {
    title: (_command, name) => writeTexts.post(quoteOr(name, '')),
    loss: writeTexts.yourPost,
    typed: ({ post }) => toTypedPost(post),
    excerpt: () => '',
    isTyped: true,
    fallback: postTexts.unknownError,
    refused: toSaveFailed,
    targetMissing: null,
  },
  ownName: ({ post }) => post.title,
  subjectId: ({ post }) => post._id,
  editPath: ({ post }) => pagePaths.editPost(post._id),
  overlay: {
    ...NO_OVERLAY,
    post: (post, { command, delivery }) =>
      command.post._id === post._id && delivery ? { ...post, delivery } : post,
    newPost: ({ command, at }, { id, name, avatar = '' }) => {
      const { _id, title, content, tags = [], cuisine = '' } = command.post;
      const createdAt = new Date(at).toISOString();
      return {
        category: 'recipe',
        type: 'recipe',
        image: null,
        images: [],
        ...toShownText(command.post),
        _id,
        title,
        content,
        tags,
        cuisine,
        author: name,
        authorId: { id, name, avatar },
        createdAt,
        updatedAt: createdAt,
        likes: [],
        likeCount: 0,
        likedByMe: false,
        commentCount: 0,
      };
    },
  },
  wasOn: () => undefined,
  refreshes: ['community'],
  invitesInstall: () => false,
});

export const postCreateExample = defineExample<'post.create'>({
  writes: ({ n, nextId, text, isWithFile }) => {
    const dish = n % 2 === 0 && { recipeId: `r${n}`, cooked: { minutes: 30 }, rating: 4 };
    const post = { _id: nextId('n'), title: text(), content: 'Hot', ...dish };
    if (!isWithFile) return [{ command: { op: 'post.create', post } }];
    const ids = n % 3 === 0 ? [nextId('up')] : [nextId('up'), nextId('up')];
    const seen = 'Pot';
    const images = ids.map((upload) => ({ url: { upload }, alt: seen }));
    const whole = n % 3 === 0 ? { ...post, image: images[0]?.url } : { ...post, images };
    return [...ids.map(toUploadExample), { command: { op: 'post.create', post: whole } }];
  },
  fix: (command, { text }) => ({ ...command, post: { ...command.post, title: text() } }),
  isShown: ({ post }, views) => {
    const shown = views.post(post._id);
    // Another member took the id first, which is detected when the post is sent.
    if (shown && shown.author !== views.me.name) return true;
    // An edit may show other pictures, but always at least one.
    const isPictured = post.image !== undefined || post.images !== undefined;
    if (isPictured && (shown?.pictures ?? shown?.images)?.length === 0) return false;
    // An edit may change the rating.
    const isRated = shown?.rating !== undefined;
    return shown !== undefined && shown.recipeId === post.recipeId && isRated === !!post.rating;
  },
});
