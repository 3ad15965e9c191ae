import { type Mark, type Marked, toMarkCommand } from '../data/marks.ts';
import { submit } from '../data/outbox/submit.ts';

/** Marks or unmarks a recipe, as a tap does. */
export async function setMark(mark: Mark, recipe: Marked, on: boolean): Promise<void> {
  await submit([{ command: toMarkCommand(mark, recipe, on) }]);
}
