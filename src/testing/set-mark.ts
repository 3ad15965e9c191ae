import { type Mark, type Marked, toMarkCommand } from '../data/marks.ts';
import { submit } from '../data/outbox/submit.ts';

/** Marks a recipe as a tap does, or no longer. */
export async function setMark(mark: Mark, recipe: Marked, on: boolean): Promise<void> {
  await submit([{ command: toMarkCommand(mark, recipe, on) }]);
}
