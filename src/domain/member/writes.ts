import { UserPlus, X } from 'lucide-react';
import { defineExample } from '#domain/overlay/define-example.ts';
import { defineView, TAP } from '#domain/overlay/define-view.ts';
import { NO_OVERLAY } from '#domain/overlay/views.ts';
import * as postTexts from '#texts/post.ts';
import * as writeTexts from '#texts/write.ts';

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

export const blockSetView = defineView<'block.set'>({
  icon: X,
  words: {
    ...TAP,
    title: ({ on, name }) => writeTexts.block(on, name),
    fallback: postTexts.changeFailed,
  },
  ownName: ({ name }) => name,
  subjectId: ({ userId }) => userId,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    // Lists filter out the members in `blocked` (blocked.ts), so nothing else has to change.
    me: (me, { command: { userId, on } }) => {
      const isOther = (id: string) => id !== userId;
      const others = (me.blocked ?? []).filter(isOther);
      if (!on) return { ...me, blocked: others };
      const following = me.following.filter(isOther);
      const followingCount = me.followingCount - me.following.length + following.length;
      return { ...me, blocked: [userId, ...others], following, followingCount };
    },
  },
  wasOn: ({ userId }, { blocked }) => blocked?.includes(userId),
  refreshes: ['me', 'community'],
  invitesInstall: () => false,
});

export const blockSetExample = defineExample<'block.set'>({
  writes: ({ n, flip }) => [
    { command: flip({ op: 'block.set', userId: `b${n}`, name: `Cook ${n}`, on: true }) },
  ],
  fix: (command) => command,
  isShown: ({ userId, on }, { me }) => me.blocked?.includes(userId) === on,
});
