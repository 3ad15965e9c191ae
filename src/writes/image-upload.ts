import { Camera } from 'lucide-react';
import type { Command } from '../../contract/writes/all.ts';
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

/** Behind the examples of posts, which need it. */
export function toUploadExample(uploadId: string): { command: Command; bytes: ArrayBuffer } {
  const command = { op: 'image.upload', uploadId, type: 'image/png', name: 'a.png' } as const;
  return { command, bytes: new ArrayBuffer(16) };
}

export const imageUploadExample = defineExample<'image.upload'>({
  // Never alone: the example of a post makes one.
  writes: () => [],
  mend: (command) => command,
  isShown: () => undefined,
});
