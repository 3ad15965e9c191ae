import type { Recipe } from '#contract/recipe/schema.ts';
import type { CommandOf } from '#contract/writes.ts';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import { offerUndo, submitUndoable } from '#domain/outbox/undo.ts';
import * as tipTexts from '#texts/tip.ts';

type Dish = Pick<Recipe, '_id' | 'title'>;
type TipCommand = CommandOf<'tip.add'> | CommandOf<'tip-like.set'>;

/** Adds a tip. Resolves with an error text, or undefined. */
export async function addTip(
  recipe: Dish,
  step: number,
  content: string,
): Promise<string | undefined> {
  const { toNewId } = await import('#offline/outbox/ids.ts');
  return write({ op: 'tip.add', ...toDish(recipe), tipId: toNewId(), step, content });
}

/** Deletes the viewer's tip and offers Undo. Resolves with an error text, or undefined. */
export async function deleteTip(recipe: Dish, tipId: string): Promise<string | undefined> {
  const command = { op: 'tip.delete', ...toDish(recipe), tipId } as const;
  try {
    const undoable = await submitUndoable(command);
    if (undoable) offerUndo(tipTexts.deleted, undoable);
    return undefined;
  } catch (error) {
    return toWriteFailure(error, command.op);
  }
}

export function toTipLike(recipe: Dish, tipId: string, on: boolean): CommandOf<'tip-like.set'> {
  return { op: 'tip-like.set', ...toDish(recipe), tipId, on };
}

/** Likes or unlikes a tip. Resolves with an error text, or undefined. */
export function setTipLike(like: CommandOf<'tip-like.set'>): Promise<string | undefined> {
  return write(like);
}

const toDish = ({ _id, title }: Dish) => ({ recipeId: _id, recipeName: title });

async function write(command: TipCommand): Promise<string | undefined> {
  try {
    await submit([{ command }]);
    return undefined;
  } catch (error) {
    return toWriteFailure(error, command.op);
  }
}
