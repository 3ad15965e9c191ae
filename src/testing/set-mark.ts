import { submit } from '#domain/outbox/submit.ts';
import { type Mark, type Marked, toMarkCommand } from '#domain/recipe/marks.ts';

/** Marks or unmarks a recipe, as a tap does. */
export async function setMark(mark: Mark, recipe: Marked, on: boolean): Promise<void> {
  await submit([{ command: toMarkCommand(mark, recipe, on) }]);
}
