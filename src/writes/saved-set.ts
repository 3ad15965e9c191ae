import { Bookmark } from 'lucide-react';
import { keptTexts } from '../../texts/en/kept-recipes.ts';
import * as writeTexts from '../../texts/en/writes.ts';
import { defineExample } from './define-example.ts';
import { defineView, TAP } from './define-view.ts';
import { withMark } from './marked-names.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { quoteOr } from './quoted.ts';

export const savedSetView = defineView<'saved.set'>({
  icon: Bookmark,
  words: {
    ...TAP,
    title: ({ on }, name) => writeTexts.saved(on, quoteOr(name, '')),
    fallback: keptTexts.saveRecipeFailed,
  },
  ownName: ({ recipeName }) => recipeName,
  subjectId: () => undefined,
  editPath: () => undefined,
  overlay: {
    ...NO_OVERLAY,
    me: (me, { command: { recipeName, on } }) => ({
      ...me,
      savedRecipes: withMark(me.savedRecipes, recipeName, on),
    }),
  },
  wasOn: ({ recipeName }, me) => me.savedRecipes.includes(recipeName),
  refreshes: ['me'],
  invitesInstall: ({ on }) => on,
});

export const savedSetExample = defineExample<'saved.set'>({
  writes: ({ n, flip }) => [{ command: flip({ op: 'saved.set', recipeName: `r${n}`, on: true }) }],
  mend: (command) => command,
  isShown: ({ recipeName, on }, { me }) => me.savedRecipes.includes(recipeName) === on,
});
