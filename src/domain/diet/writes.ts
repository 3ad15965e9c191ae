import { Check } from 'lucide-react';
import { ALLERGENS } from '#contract/recipe/diet.ts';
import { defineExample } from '#domain/overlay/define-example.ts';
import { defineView, TAP } from '#domain/overlay/define-view.ts';
import { NO_OVERLAY } from '#domain/overlay/views.ts';
import * as postTexts from '#texts/post.ts';
import * as writeTexts from '#texts/write.ts';

export const dietSetView = defineView<'diet.set'>({
  icon: Check,
  words: { ...TAP, title: () => writeTexts.diet, fallback: postTexts.changeFailed },
  ownName: () => undefined,
  subjectId: () => undefined,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    me: (me, { command: { change } }) => {
      const { onlyIfNone, ...diet } = change;
      return onlyIfNone && me.diet ? me : { ...me, diet };
    },
  },
  wasOn: () => undefined,
  refreshes: ['me'],
  invitesInstall: () => false,
});

export const dietSetExample = defineExample<'diet.set'>({
  writes: ({ n }) => [
    {
      command: {
        op: 'diet.set',
        change: { allergens: [ALLERGENS[n % ALLERGENS.length] ?? 'milk'], diets: [] },
      },
    },
  ],
  fix: (command) => command,
  isShown: ({ change }, { me }) => JSON.stringify(me.diet) === JSON.stringify(change),
});
