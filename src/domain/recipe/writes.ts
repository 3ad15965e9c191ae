import { Bookmark, Heart, NotebookPen } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { toTextKey } from '#contract/platform/text-key.ts';
import type { CommandOf } from '#contract/writes.ts';
import { defineExample, type WriteExample } from '#domain/overlay/define-example.ts';
import { defineView, TAP, type WriteView } from '#domain/overlay/define-view.ts';
import { hasName } from '#domain/overlay/has-name.ts';
import { quoteOr } from '#domain/overlay/quoted.ts';
import { NO_OVERLAY } from '#domain/overlay/views.ts';
import * as accountTexts from '#texts/account.ts';
import * as markTexts from '#texts/mark.ts';
import * as memberTexts from '#texts/member.ts';
import * as writeTexts from '#texts/write.ts';

type MarkOp = 'favorite.set' | 'saved.set';

interface Mark {
  /** The list that contains the names of the marked recipes. */
  list: 'favorites' | 'savedRecipes';
  icon: WriteView<CommandOf<MarkOp>>['icon'];
  title: (on: boolean, recipe: string) => string;
  fallback: string;
  /** True if setting the mark is a good moment to offer the app for the home screen. */
  invitesInstall: boolean;
}

/** Error texts by status. */
const FALLBACKS = {
  404: memberTexts.userNotFound,
  422: markTexts.recipeNameRequired,
};

export function defineRecipeMarkView({ list, icon, title, fallback, invitesInstall }: Mark) {
  return defineView<MarkOp>({
    icon,
    words: {
      ...TAP,
      title: ({ on }, name) => title(on, quoteOr(name, '')),
      fallback,
      fallbacks: FALLBACKS,
    },
    ownName: ({ recipeName }) => recipeName,
    subjectId: () => undefined,
    editPath: () => undefined,
    overlay: {
      ...NO_OVERLAY,
      me: (me, { command: { recipeName, on } }) => ({
        ...me,
        [list]: withMark(me[list], recipeName, on),
      }),
    },
    wasOn: ({ recipeName }, me) => hasName(me[list], recipeName),
    refreshes: ['me'],
    invitesInstall: ({ on }) => on && invitesInstall,
  });
}

export function defineRecipeMarkExample<O extends MarkOp>(
  op: O,
  list: Mark['list'],
): WriteExample<{ op: O; recipeName: string; on: boolean }> {
  return {
    writes: ({ n, flip }) => {
      const mark: MarkOp = op;
      return [{ command: flip({ op: mark, recipeName: `r${n}`, on: true }) }];
    },
    fix: (command) => command,
    isShown: ({ recipeName, on }, { me }) => me[list].includes(recipeName) === on,
  };
}

/** Adds or removes a name, newest first. */
function withMark(names: readonly string[], name: string, on: boolean): readonly string[] {
  if (hasName(names, name) === on) return names;
  const key = toTextKey(name);
  return on ? [name, ...names] : names.filter((other) => toTextKey(other) !== key);
}

export const favoriteSetView = defineRecipeMarkView({
  list: 'favorites',
  icon: Heart,
  title: writeTexts.favorite,
  fallback: markTexts.favoriteFailed,
  invitesInstall: false,
});

export const favoriteSetExample = defineRecipeMarkExample('favorite.set', 'favorites');

export const savedSetView = defineRecipeMarkView({
  list: 'savedRecipes',
  icon: Bookmark,
  title: writeTexts.saved,
  fallback: markTexts.saveRecipeFailed,
  invitesInstall: true,
});

export const savedSetExample = defineRecipeMarkExample('saved.set', 'savedRecipes');

export const noteSetView = defineView<'note.set'>({
  icon: NotebookPen,
  words: {
    ...TAP,
    title: (_command, name) => writeTexts.note(quoteOr(name, writeTexts.aRecipe)),
    loss: writeTexts.yourNote,
    typed: ({ text }) => text,
    excerpt: ({ text }) => text,
    isTyped: true,
    fallback: accountTexts.noteFailed,
  },
  ownName: ({ recipeName }) => recipeName,
  subjectId: () => undefined,
  editPath: ({ recipeId }) => pagePaths.recipe(recipeId),
  overlay: {
    ...NO_OVERLAY,
    me: (me, { command: { recipeId, text } }) => {
      const others = (me.recipeNotes ?? []).filter((note) => note.recipeId !== recipeId);
      return { ...me, recipeNotes: text ? [{ recipeId, text }, ...others] : others };
    },
  },
  wasOn: () => undefined,
  refreshes: ['me'],
  invitesInstall: () => false,
});

export const noteSetExample = defineExample<'note.set'>({
  writes: ({ n, text }) => [
    { command: { op: 'note.set', recipeId: `r${n}`, recipeName: `Dish ${n}`, text: text() } },
  ],
  fix: (command, { text }) => ({ ...command, text: text() }),
  isShown: ({ recipeId, text }, { me }) =>
    me.recipeNotes?.find((note) => note.recipeId === recipeId)?.text === text,
});
