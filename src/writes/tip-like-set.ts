import { Heart } from 'lucide-react';
import { postTexts } from '#texts/posts.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { isEffective } from './overlay/pending.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { quoteOr } from './quoted.ts';

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
