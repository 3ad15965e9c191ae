import { Heart, Pencil, Trash2, X } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { toWaitingImages } from '#contract/post/waiting-fields.ts';
import { defineExample } from '#domain/overlay/define-example.ts';
import { defineView, TAP } from '#domain/overlay/define-view.ts';
import { isEffective } from '#domain/overlay/pending.ts';
import { quoteOr, toQuoted } from '#domain/overlay/quoted.ts';
import { NO_OVERLAY } from '#domain/overlay/views.ts';
import { toUploadExample } from '#domain/upload/writes.ts';
import * as postTexts from '#texts/post.ts';
import * as writeTexts from '#texts/write.ts';
import { toShownText, toTypedPost } from './post-text.ts';

export const postCreateView = defineView<'post.create'>({
  icon: Pencil,
  words: {
    title: (_command, name) => writeTexts.post(quoteOr(name, '')),
    loss: writeTexts.yourPost,
    typed: ({ post }) => toTypedPost(post),
    excerpt: () => '',
    isTyped: true,
    fallback: postTexts.unknownError,
    refused: postTexts.toSaveFailed,
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
  writes: ({ n, nextId, text, isWithFile, made }) => {
    const own = n % 4 === 1 ? made('cookbook.create') : undefined;
    const dish = n % 2 === 0 && { recipeId: `r${n}`, cooked: { minutes: 30 }, rating: 4 };
    const post = {
      _id: nextId('n'),
      title: text(),
      content: 'Hot',
      ...dish,
      ...(own && { cookbookId: own.recipeId }),
    };
    if (!isWithFile) return [{ command: { op: 'post.create', post } }];
    const ids = n % 3 === 0 ? [nextId('up')] : [nextId('up'), nextId('up')];
    const seen = 'Pot';
    const images = ids.map((upload) => ({ url: { upload }, alt: seen }));
    const whole = n % 3 === 0 ? { ...post, image: images[0]?.url } : { ...post, images };
    return [...ids.map(toUploadExample), { command: { op: 'post.create', post: whole } }];
  },
  fix: (command, { text }) => ({
    ...command,
    post: { ...command.post, title: text(), cookbookId: null },
  }),
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

export const postUpdateView = defineView<'post.update'>({
  icon: Pencil,
  words: {
    title: (_command, name) => writeTexts.edit(quoteOr(name, writeTexts.aPost)),
    loss: writeTexts.yourEdit,
    typed: ({ changes }) => toTypedPost(changes),
    excerpt: () => '',
    isTyped: true,
    fallback: postTexts.unknownError,
    refused: postTexts.toSaveFailed,
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

export const postDeleteView = defineView<'post.delete'>({
  icon: Trash2,
  words: {
    ...TAP,
    title: (_command, name) => writeTexts.postDelete(quoteOr(name, writeTexts.aPost)),
    fallback: postTexts.deleteFailed,
    refused: postTexts.toDeleteFailed,
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

export const likeSetView = defineView<'like.set'>({
  icon: Heart,
  words: {
    ...TAP,
    title: ({ on }, name) => writeTexts.like(on, quoteOr(name, writeTexts.aPost)),
    fallback: postTexts.changeFailed,
  },
  ownName: () => undefined,
  subjectId: ({ postId }) => postId,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    post: (post, write, { me }) => {
      const { postId, on } = write.command;
      const isLiked = post.likedByMe ?? post.likes.includes(me.id);
      if (!isEffective(write) || postId !== post._id || on === isLiked) return post;
      const others = post.likes.filter((id) => id !== me.id);
      return {
        ...post,
        likedByMe: on,
        likes: on ? [me.id, ...others] : others,
        likeCount: post.likeCount + (on ? 1 : -1),
      };
    },
    likes: ({ postId, on }, id) => (postId === id ? on : undefined),
  },
  wasOn: () => undefined,
  refreshes: ['community'],
  invitesInstall: () => false,
});

export const likeSetExample = defineExample<'like.set'>({
  writes: ({ postId, flip }) => [{ command: flip({ op: 'like.set', postId, on: true }) }],
  fix: (command) => command,
  isShown: ({ postId, on }, views) => {
    const post = views.post(postId);
    return post && post.likedByMe === on;
  },
});

export const postHideSetView = defineView<'post-hide.set'>({
  icon: X,
  words: {
    ...TAP,
    title: ({ on, title }) => writeTexts.hidePost(on, toQuoted(title)),
    fallback: postTexts.changeFailed,
  },
  ownName: ({ title }) => title,
  subjectId: ({ postId }) => postId,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    // Lists filter out the posts in `hiddenPosts` (overlay/excluded.ts), so nothing else has to change.
    me: (me, { command: { postId, on } }) => {
      const others = (me.hiddenPosts ?? []).filter((id) => id !== postId);
      return { ...me, hiddenPosts: on ? [postId, ...others] : others };
    },
  },
  wasOn: ({ postId }, { hiddenPosts }) => hiddenPosts?.includes(postId),
  refreshes: ['me'],
  invitesInstall: () => false,
});

export const postHideSetExample = defineExample<'post-hide.set'>({
  writes: ({ n, flip }) => [
    { command: flip({ op: 'post-hide.set', postId: `h${n}`, title: `p${n}`, on: true }) },
  ],
  fix: (command) => command,
  isShown: ({ postId, on }, { me }) => me.hiddenPosts?.includes(postId) === on,
});
