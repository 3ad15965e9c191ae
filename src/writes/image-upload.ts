import { Camera } from 'lucide-react';
import { uploadTexts } from '../../texts/en/uploads.ts';
import * as writeTexts from '../../texts/en/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { NO_OVERLAY } from './overlay/views.ts';

/** Shown with the post that needs it, which has its own words. */
export const imageUploadView = defineView<'image.upload'>({
  icon: Camera,
  words: { ...TAP, title: () => writeTexts.photo, fallback: uploadTexts.uploadFailed },
  ownName: () => undefined,
  subjectId: () => undefined,
  editPath: () => undefined,
  overlay: NO_OVERLAY,
  wasOn: () => undefined,
  refreshes: [],
  invitesInstall: () => false,
});

export const imageUploadExample = defineExample<'image.upload'>({
  // Never alone: the example of a post makes one.
  writes: () => [],
  mend: (command) => command,
  isShown: () => undefined,
});
