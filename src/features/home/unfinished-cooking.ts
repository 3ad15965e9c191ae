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

/** The cook is done with it, finished or not. Answers what else is on the stove. */
export async function closeUnfinished({ sessionId }: Unfinished): Promise<Unfinished | undefined> {
  await closeSession(sessionId);
  return readUnfinished();
}
