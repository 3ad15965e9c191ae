import { TriangleAlert } from 'lucide-react';
import { defineExample } from '#domain/overlay/define-example.ts';
import { defineView, TAP } from '#domain/overlay/define-view.ts';
import { NO_OVERLAY } from '#domain/overlay/views.ts';
import * as postTexts from '#texts/post.ts';
import * as writeTexts from '#texts/write.ts';

export const reportSendView = defineView<'report.send'>({
  icon: TriangleAlert,
  words: {
    ...TAP,
    title: ({ name }) => writeTexts.report(name),
    typed: ({ text }) => text,
    isTyped: true,
    fallback: postTexts.changeFailed,
  },
  ownName: ({ name }) => name,
  subjectId: () => undefined,
  editPath: () => undefined,
  overlay: NO_OVERLAY,
  wasOn: () => undefined,
  refreshes: [],
  invitesInstall: () => false,
});

export const reportSendExample = defineExample<'report.send'>({
  writes: ({ n, text }) => [
    {
      command: {
        op: 'report.send',
        kind: 'member',
        id: `u${n}`,
        name: `Cook ${n}`,
        reason: 'spam',
        text: text(),
      },
    },
  ],
  fix: (command, { text }) => ({ ...command, text: text() }),
  // Only moderators see reports.
  isShown: () => undefined,
});
