import { setHint } from '../../browser/hints.ts';
import { closeSession, readUnfinishedSession } from '../../offline/recipes/cooking-session.ts';

/** What is still on the stove; `step` counts from 1. */
export interface Unfinished {
  sessionId: string;
  recipeId: string;
  title: string;
  cuisine: string;
  /** '' where nothing has been drawn. */
  picture: string;
  step: number;
  steps: number;
}

/** The unfinished session touched last, of any recipe. */
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

/** The cook is done with it, finished or not; a notice offers to put it back. `look` is called after each change. */
export async function closeUnfinished(done: Unfinished, look: () => void): Promise<void> {
  const part = await import('./take-off.late.ts').catch(() => undefined);
  if (part) return part.takeOff(done, look);
  // Without its code the timers go on, and can be stopped one by one.
  await closeSession(done.sessionId);
  look();
}
