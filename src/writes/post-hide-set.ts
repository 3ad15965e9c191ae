import { X } from 'lucide-react';
import { postTexts } from '#texts/posts.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { toQuoted } from './quoted.ts';

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
    // Lists filter out the posts in `hiddenPosts` (hidden-posts.ts), so nothing else has to change.
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
