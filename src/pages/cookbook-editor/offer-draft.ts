import type { AnyRouter } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import type { PictureBytes } from '#offline/community/draft-store.ts';
import type { RecipeDraft } from '#offline/cookbook/recipe-drafts.ts';
import * as appTexts from '#texts/app.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { dismissNotice, showNotice } from '#ui/notice/notices.ts';
import { openDraftBox } from './recipe-draft.ts';

/** Id of the notice. No notice has the id 0. */
let offered = 0;

/** Offers to restore a discarded draft and to open the editor with it. */
export function offerDraft(draft: Omit<RecipeDraft, 'at'>, bytes: PictureBytes, router: AnyRouter) {
  const run = async () => {
    // A failed write shows itself at the next change.
    const box = openDraftBox(() => undefined);
    box.keep({ ...draft, at: Date.now() }, bytes);
    await box.flush();
    const { baseVersion, recipeId } = draft;
    const to = baseVersion === null ? pagePaths.newRecipe : pagePaths.editRecipe(recipeId);
    await router.navigate({ to });
  };
  offered = showNotice({
    kind: 'success',
    text: cookbookTexts.draftDiscarded,
    action: { label: appTexts.undo, run: () => void run() },
  });
}

/** Closes the notice, because an open editor may write another draft in the same place. */
export function withdrawOffer(): void {
  dismissNotice(offered);
}
