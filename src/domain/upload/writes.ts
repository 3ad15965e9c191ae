import { Camera } from 'lucide-react';
import type { Command } from '#contract/writes.ts';
import { defineExample } from '#domain/overlay/define-example.ts';
import { defineView, TAP } from '#domain/overlay/define-view.ts';
import { NO_OVERLAY } from '#domain/overlay/views.ts';
import * as uploadTexts from '#texts/upload.ts';
import * as writeTexts from '#texts/write.ts';

/** The list shows an upload with the post that needs it, which has its own texts. */
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

/** An upload for the examples of posts. */
export function toUploadExample(uploadId: string): { command: Command; bytes: ArrayBuffer } {
  const command = { op: 'image.upload', uploadId, type: 'image/png', name: 'a.png' } as const;
  return { command, bytes: new ArrayBuffer(16) };
}

export const imageUploadExample = defineExample<'image.upload'>({
  // Uploads only occur with the example of a post.
  writes: () => [],
  fix: (command) => command,
  isShown: () => undefined,
});
