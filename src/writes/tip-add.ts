import { MessageCircle } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { tipTexts } from '#texts/tips.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TYPED } from './define-view.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { quoteOr } from './quoted.ts';

export const tipAddView = defineView<'tip.add'>({
  icon: MessageCircle,
  words: {
    ...TYPED,
    title: (_command, name) => writeTexts.tip(quoteOr(name, writeTexts.aRecipe)),
    loss: writeTexts.yourTip,
    fallback: tipTexts.notSent,
    targetMissing: null,
  },
  ownName: ({ recipeName }) => recipeName,
  subjectId: () => undefined,
  editPath: ({ recipeId }) => pagePaths.recipe(recipeId),
  overlay: {
    ...NO_OVERLAY,
    tips: (tips, { command, at, delivery }, recipeId, me) => {
      const { tipId, step, content } = command;
      if (command.recipeId !== recipeId || tips.some(({ _id }) => _id === tipId)) return tips;
      const tip = {
        _id: tipId,
        step,
        content,
        author: me.name,
        authorId: me.id,
        createdAt: new Date(at).toISOString(),
        likeCount: 0,
        likedByMe: false,
        ...(delivery && { delivery }),
      };
      return [tip, ...tips];
    },
  },
  wasOn: () => undefined,
  refreshes: ['community'],
  invitesInstall: () => false,
});

export const tipAddExample = defineExample<'tip.add'>({
  writes: ({ n, nextId, text }) => [
    {
      command: {
        op: 'tip.add',
        recipeId: `r${n}`,
        recipeName: `Dish ${n}`,
        tipId: nextId('t'),
        step: 1,
        content: text(),
      },
    },
  ],
  fix: (command, { text }) => ({ ...command, content: text() }),
  isShown: ({ recipeId, tipId }, views) =>
    views.tips(recipeId).some(({ _id }) => _id === views.latest(tipId)),
});
