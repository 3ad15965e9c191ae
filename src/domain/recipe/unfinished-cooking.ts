import { takeOffStove } from '#offline/kitchen/take-off-stove.ts';
import { readUnfinishedSession } from '#offline/recipes/cooking-session.ts';
import { setHint } from '#platform/hints.ts';
import * as appTexts from '#texts/app.ts';
import * as cookTexts from '#texts/cook.ts';
import { showNotice } from '#ui/notice/notices.ts';

/** An unfinished session. `step` is 1-based. */
export interface Unfinished {
  sessionId: string;
  recipeId: string;
  title: string;
  cuisine: string;
  /** '' if the dish has no picture. */
  picture: string;
  step: number;
  steps: number;
}

/** The most recent unfinished session of any recipe. */
export async function readUnfinished(): Promise<Unfinished | undefined> {
  const session = await readUnfinishedSession();
  setHint('cooking', session !== undefined);
  return (
    session && {
      sessionId: session.id,
      recipeId: session.recipeId,
      title: session.recipe.title,
      cuisine: session.recipe.cuisine,
      picture: session.recipe.image_url,
      step: session.step,
      steps: session.recipe.instructions.length,
    }
  );
}

/** Ends the session of a dish and shows a notice with Undo. Calls `look` after each change. */
export async function takeOff(
  { sessionId, recipeId, title }: Unfinished,
  look: () => void,
): Promise<void> {
  const putBack = await takeOffStove(sessionId, recipeId);
  look();
  showNotice({
    kind: 'info',
    text: cookTexts.isOffStove(title),
    action: { label: appTexts.undo, run: () => void putBack().then(look) },
  });
}
