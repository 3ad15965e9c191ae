import { type RefObject, useState } from 'react';
import type { CookbookText } from '#contract/cookbook/text.ts';
import type { TypedRecipe } from '#offline/cookbook/recipe-drafts.ts';
import * as appTexts from '#texts/app.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { showNotice } from '#ui/notice/notices.ts';
import {
  addRecipe,
  isBlank,
  mayBeRecipe,
  type Paste,
  readPasted,
  replaceRecipe,
  withoutPasted,
} from './split-recipe.ts';

interface Pasted extends Paste {
  recipe: CookbookText;
}

/** Sorts a pasted recipe into empty boxes. If the form has text, asks first. */
export function usePaste(
  latest: RefObject<TypedRecipe>,
  change: (toNext: (now: TypedRecipe) => TypedRecipe) => void,
) {
  const [pasted, setPasted] = useState<Pasted>();

  const sort = (merge: typeof addRecipe, { recipe, ...paste }: Pasted) => {
    setPasted(undefined);
    const withText = latest.current;
    change((now) => merge(withoutPasted(now, paste), recipe));
    showNotice({
      kind: 'success',
      text: cookbookTexts.recipeSplit,
      action: {
        label: appTexts.undo,
        run: () => change(({ pictures }) => ({ ...withText, pictures })),
      },
    });
  };

  const paste = async (text: string) => {
    if (!mayBeRecipe(text)) return;
    const before = latest.current;
    // The browser inserts the text after the event.
    await new Promise((resolve) => setTimeout(resolve));
    const after = latest.current;
    const recipe = await readPasted(text).catch(() => undefined);
    if (!recipe) return;
    const read = { before, after, recipe };
    if (isBlank(withoutPasted(latest.current, read))) sort(replaceRecipe, read);
    else setPasted(read);
  };

  return {
    paste: (text: string) => void paste(text),
    question: {
      isOpen: pasted !== undefined,
      add: () => pasted && sort(addRecipe, pasted),
      replace: () => pasted && sort(replaceRecipe, pasted),
      cancel: () => setPasted(undefined),
    },
  };
}
