import { UserPen } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { accountTexts } from '#texts/accounts.ts';
import { peopleTexts } from '#texts/people.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { NO_OVERLAY } from './overlay/views.ts';

export const profileUpdateView = defineView<'profile.update'>({
  icon: UserPen,
  words: {
    ...TAP,
    title: () => writeTexts.profile,
    loss: () => writeTexts.yourProfileEdit,
    isTyped: true,
    fallback: accountTexts.profileUpdateFailed,
    fallbacks: { 404: peopleTexts.userNotFound },
  },
  ownName: () => undefined,
  subjectId: () => undefined,
  editPath: () => pagePaths.profile,
  overlay: { ...NO_OVERLAY, me: (me, { command }) => ({ ...me, ...command.changes }) },
  wasOn: () => undefined,
  refreshes: ['me'],
  invitesInstall: () => false,
});

export const profileUpdateExample = defineExample<'profile.update'>({
  writes: ({ text }) => [{ command: { op: 'profile.update', changes: { bio: text() } } }],
  fix: (command, { text }) => ({ ...command, changes: { bio: text() } }),
  isShown: ({ changes }, { me }) => me.bio === changes.bio,
});
