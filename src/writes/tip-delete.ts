import { Trash2 } from 'lucide-react';
import { tipTexts } from '#texts/tips.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { isEffective } from './overlay/pending.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { quoteOr } from './quoted.ts';

export const tipDeleteView = defineView<'tip.delete'>({
  icon: Trash2,
  words: {
    ...TAP,
    title: (_command, name) => writeTexts.tipDelete(quoteOr(name, writeTexts.aRecipe)),
    fallback: tipTexts.notDeleted,
  },
  ownName: ({ recipeName }) => recipeName,
  subjectId: () => undefined,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    tips: (tips, write) =>
      isEffective(write) ? tips.filter(({ _id }) => _id !== write.command.tipId) : tips,
  },
  wasOn: () => undefined,
  refreshes: ['community'],
  invitesInstall: () => false,
});

export const tipDeleteExample = defineExample<'tip.delete'>({
  writes: ({ made }) => {
    const tip = made('tip.add');
    if (!tip) return [];
    const { recipeId, recipeName, tipId } = tip;
    return [{ command: { op: 'tip.delete', recipeId, recipeName, tipId } }];
  },
  fix: (command) => command,
  isShown: ({ recipeId, tipId }, views) =>
    views.tips(recipeId).every(({ _id }) => _id !== views.latest(tipId)),
});
