import { Camera, UserPen } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { defineExample } from '#domain/overlay/define-example.ts';
import { defineView, TAP } from '#domain/overlay/define-view.ts';
import { NO_OVERLAY } from '#domain/overlay/views.ts';
import * as accountTexts from '#texts/account.ts';
import * as memberTexts from '#texts/member.ts';
import * as uploadTexts from '#texts/upload.ts';
import * as writeTexts from '#texts/write.ts';

export const profileUpdateView = defineView<'profile.update'>({
  icon: UserPen,
  words: {
    ...TAP,
    title: () => writeTexts.profile,
    loss: () => writeTexts.yourProfileEdit,
    isTyped: true,
    fallback: accountTexts.profileUpdateFailed,
    fallbacks: { 404: memberTexts.userNotFound },
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

export const avatarUploadView = defineView<'avatar.upload'>({
  icon: Camera,
  words: { ...TAP, title: () => writeTexts.photo, fallback: uploadTexts.avatarFailed },
  ownName: () => undefined,
  subjectId: () => undefined,
  editPath: () => pagePaths.profile,
  overlay: {
    ...NO_OVERLAY,
    // Until the upload has an address, the profile shows the bytes on the device.
    me: (me, { address }) => (address === undefined ? me : { ...me, avatar: address }),
  },
  wasOn: () => undefined,
  refreshes: ['avatar'],
  invitesInstall: () => false,
});

export const avatarUploadExample = defineExample<'avatar.upload'>({
  writes: ({ nextId, text }) => [
    {
      command: { op: 'avatar.upload', uploadId: nextId('up'), type: 'image/png', name: text() },
      bytes: new ArrayBuffer(16),
    },
  ],
  fix: (command) => command,
  // Until the upload has an address, the bytes on the device are shown.
  isShown: () => undefined,
});
