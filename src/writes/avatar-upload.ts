import { Camera } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { uploadTexts } from '#texts/uploads.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { NO_OVERLAY } from './overlay/views.ts';

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
