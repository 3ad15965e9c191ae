import { Heart, MessageCircle, Trash2 } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { defineExample } from '#domain/overlay/define-example.ts';
import { defineView, TAP, TYPED } from '#domain/overlay/define-view.ts';
import { isEffective } from '#domain/overlay/pending.ts';
import { quoteOr } from '#domain/overlay/quoted.ts';
import { NO_OVERLAY } from '#domain/overlay/views.ts';
import * as postTexts from '#texts/post.ts';
import * as tipTexts from '#texts/tip.ts';
import * as writeTexts from '#texts/write.ts';

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

export const tipLikeSetView = defineView<'tip-like.set'>({
  icon: Heart,
  words: {
    ...TAP,
    title: ({ on }, name) => writeTexts.tipLike(on, quoteOr(name, writeTexts.aRecipe)),
    fallback: postTexts.changeFailed,
  },
  ownName: ({ recipeName }) => recipeName,
  subjectId: () => undefined,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    tips: (tips, write) => {
      const { tipId, on } = write.command;
      if (!isEffective(write)) return tips;
      return tips.map((tip) =>
        tip._id === tipId && tip.likedByMe !== on
          ? { ...tip, likedByMe: on, likeCount: tip.likeCount + (on ? 1 : -1) }
          : tip,
      );
    },
  },
  wasOn: () => undefined,
  refreshes: ['community'],
  invitesInstall: () => false,
});

export const tipLikeSetExample = defineExample<'tip-like.set'>({
  writes: ({ made, flip }) => {
    const tip = made('tip.add');
    if (!tip) return [];
    const { recipeId, recipeName, tipId } = tip;
    return [{ command: flip({ op: 'tip-like.set', recipeId, recipeName, tipId, on: true }) }];
  },
  fix: (command) => command,
  isShown: ({ recipeId, tipId, on }, views) => {
    const tip = views.tips(recipeId).find(({ _id }) => _id === views.latest(tipId));
    return tip && tip.likedByMe === on;
  },
});
