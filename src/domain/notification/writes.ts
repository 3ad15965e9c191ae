import { Check } from 'lucide-react';
import { toNotificationTime } from '#contract/notification/schema.ts';
import { defineExample } from '#domain/overlay/define-example.ts';
import { defineView, TAP } from '#domain/overlay/define-view.ts';
import { NO_OVERLAY } from '#domain/overlay/views.ts';
import * as postTexts from '#texts/post.ts';
import * as writeTexts from '#texts/write.ts';

export const notificationsReadSetView = defineView<'notifications-read.set'>({
  icon: Check,
  words: {
    ...TAP,
    title: () => writeTexts.notificationsRead,
    fallback: postTexts.changeFailed,
  },
  ownName: () => undefined,
  subjectId: () => undefined,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    readUntil: (until, { command }) => Math.max(until, toNotificationTime(command.until)),
  },
  wasOn: () => undefined,
  refreshes: ['community'],
  invitesInstall: () => false,
});

export const notificationsReadSetExample = defineExample<'notifications-read.set'>({
  writes: ({ n }) => [{ command: { op: 'notifications-read.set', until: `${n}-likes-p${n}` } }],
  fix: (command) => command,
  isShown: ({ until }, { readUntil }) => readUntil >= toNotificationTime(until),
});
