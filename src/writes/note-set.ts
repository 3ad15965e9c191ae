import { NotebookPen } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { accountTexts } from '#texts/accounts.ts';
import * as writeTexts from '#texts/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { quoteOr } from './quoted.ts';

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
