import { toTextKey } from '#contract/platform/text-key.ts';
import type { CommandOf } from '#contract/writes.ts';
import { markedRecipeTexts } from '#texts/marked-recipes.ts';
import { peopleTexts } from '#texts/people.ts';
import type { WriteExample } from './define-example.ts';
import { defineView, TAP, type WriteView } from './define-view.ts';
import { hasName } from './has-name.ts';
import { NO_OVERLAY } from './overlay/views.ts';
import { quoteOr } from './quoted.ts';

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
  404: peopleTexts.userNotFound,
  422: markedRecipeTexts.recipeNameRequired,
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
