import { Heart } from 'lucide-react';
import { postTexts } from '#texts/posts.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { isEffective } from './overlay/pending.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { quoteOr } from './quoted.ts';

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
