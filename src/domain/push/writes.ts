import { Check } from 'lucide-react';
import { defineExample } from '#domain/overlay/define-example.ts';
import { defineView, TAP } from '#domain/overlay/define-view.ts';
import { NO_OVERLAY } from '#domain/overlay/views.ts';
import * as postTexts from '#texts/post.ts';
import * as writeTexts from '#texts/write.ts';

export const pushSettingsSetView = defineView<'push-settings.set'>({
  icon: Check,
  words: { ...TAP, title: () => writeTexts.pushSettings, fallback: postTexts.changeFailed },
  ownName: () => undefined,
  subjectId: () => undefined,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    me: (me, { command: { settings } }) => ({ ...me, pushSettings: settings }),
  },
  wasOn: () => undefined,
  refreshes: ['me'],
  invitesInstall: () => false,
});

export const pushSettingsSetExample = defineExample<'push-settings.set'>({
  writes: ({ n }) => [
    {
      command: {
        op: 'push-settings.set',
        settings: { on: true, kinds: ['likes'], quiet: { from: n, to: 480 }, timeZone: 'UTC' },
      },
    },
  ],
  fix: (command) => command,
  isShown: ({ settings }, { me }) => JSON.stringify(me.pushSettings) === JSON.stringify(settings),
});
