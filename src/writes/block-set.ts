import { X } from 'lucide-react';
import { postTexts } from '#texts/posts.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { NO_OVERLAY } from './overlay/views.ts';

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
