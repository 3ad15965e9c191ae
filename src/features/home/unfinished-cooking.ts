import { setHint } from '../../browser/hints.ts';
import { closeSession, readUnfinishedSession } from '../../offline/recipes/cooking-session.ts';

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

/** Ends the session and shows a notice with Undo. Calls `look` after each change. */
export async function closeUnfinished(done: Unfinished, look: () => void): Promise<void> {
  const part = await import('./take-off.late.ts').catch(() => undefined);
  if (part) return part.takeOff(done, look);
  // If the chunk fails to load, the timers keep running and can be stopped one by one.
  await closeSession(done.sessionId);
  look();
}
