import { BookOpen } from 'lucide-react';
import type { CookbookFields } from '#contract/cookbook/writes.ts';
import { defineView, TAP } from '#domain/overlay/define-view.ts';
import { toQuoted } from '#domain/overlay/quoted.ts';
import { NO_OVERLAY } from '#domain/overlay/views.ts';
import * as writeTexts from '#texts/write.ts';

const COMMON = {
  icon: BookOpen,
  ownName: () => undefined,
  subjectId: () => undefined,
  editPath: () => undefined,
  wasOn: () => undefined,
  refreshes: ['cookbook'],
  invitesInstall: () => false,
  // src/domain/overlay/cookbook.ts has their effects.
  overlay: NO_OVERLAY,
} as const;

const TYPED_RECIPE = {
  ...TAP,
  typed: ({ recipe }: { recipe: CookbookFields }) =>
    [recipe.title, ...recipe.ingredients, ...recipe.instructions, recipe.notes].join('\n').trim(),
  isTyped: true,
  fallback: writeTexts.ownRecipeNotSaved,
  targetMissing: writeTexts.ownRecipeGone,
};

export const cookbookCreateView = defineView<'cookbook.create'>({
  ...COMMON,
  words: {
    ...TYPED_RECIPE,
    title: ({ recipe }) => writeTexts.ownRecipe(toQuoted(recipe.title)),
    loss: () => writeTexts.yourRecipe,
  },
});

export const cookbookUpdateView = defineView<'cookbook.update'>({
  ...COMMON,
  words: {
    ...TYPED_RECIPE,
    title: ({ recipe }) => writeTexts.ownRecipeEdit(toQuoted(recipe.title)),
    loss: () => writeTexts.yourRecipeEdit,
  },
});

export const cookbookDeleteView = defineView<'cookbook.delete'>({
  ...COMMON,
  words: {
    ...TAP,
    title: ({ title }) => writeTexts.ownRecipeDelete(toQuoted(title)),
    fallback: writeTexts.ownRecipeNotSaved,
  },
});

export const cookbookVisibilitySetView = defineView<'cookbook-visibility.set'>({
  ...COMMON,
  words: { ...TAP, title: () => writeTexts.ownRecipeShare, fallback: writeTexts.ownRecipeNotSaved },
});
