import { UserPlus } from 'lucide-react';
import { postTexts } from '#texts/posts.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { NO_OVERLAY } from './overlay/views.ts';

export const followSetView = defineView<'follow.set'>({
  icon: UserPlus,
  words: {
    ...TAP,
    title: ({ on }, name) => writeTexts.follow(on, name ?? writeTexts.aCook),
    fallback: postTexts.changeFailed,
  },
  ownName: () => undefined,
  subjectId: ({ userId }) => userId,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    me: (me, { command: { userId, on } }) =>
      me.following.includes(userId) === on
        ? me
        : {
            ...me,
            following: on ? [userId, ...me.following] : me.following.filter((id) => id !== userId),
            followingCount: me.followingCount + (on ? 1 : -1),
          },
    follows: ({ userId, on }, id) => (userId === id ? on : undefined),
  },
  wasOn: () => undefined,
  // The response is the user, with the current list of followed users.
  refreshes: ['me', 'community'],
  invitesInstall: () => false,
});

export const followSetExample = defineExample<'follow.set'>({
  writes: ({ n, flip }) => [{ command: flip({ op: 'follow.set', userId: `u${n}`, on: true }) }],
  fix: (command) => command,
  isShown: ({ userId, on }, views) =>
    views.follows(userId) === on && views.me.following.includes(userId) === on,
});
