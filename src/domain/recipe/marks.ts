import { useRouter } from '@tanstack/react-router';
import type { CurrentUser } from '#contract/account/user.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import type { Command } from '#contract/writes.ts';
import { toMe } from '#domain/account/me.ts';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import { useWaitingSelector } from '#domain/outbox/waiting.ts';
import { hasName } from '#domain/overlay/has-name.ts';
import { isDelayed } from '#offline/outbox/delays.ts';
import { openSignIn } from '#platform/return-address.ts';
import { readSession, useSession } from '#platform/session.ts';

export type Mark = 'favorite' | 'saved';
export type Marked = Pick<Recipe, '_id' | 'recipe_name'>;
/** `title` is for the prompt that asks a visitor to sign in. */
export type MarkedDish = Marked & Pick<Recipe, 'title'>;

const LISTS = { favorite: 'favorites', saved: 'savedRecipes' } as const;

export function useIsMarked(mark: Mark, recipe: Marked): boolean {
  const session = useSession();
  return useWaitingSelector(
    (waiting) => session !== undefined && isMarked(toMe(session, waiting), mark, recipe),
  );
}

export function isMarked(me: CurrentUser, mark: Mark, { recipe_name }: Marked): boolean {
  return hasName(me[LISTS[mark]], recipe_name);
}

export function toMarkCommand(mark: Mark, { recipe_name }: Marked, on: boolean): Command {
  return { op: mark === 'saved' ? 'saved.set' : 'favorite.set', recipeName: recipe_name, on };
}

/**
 * Returns the state of a mark and a function that toggles it.
 * @param showFailure Receives the error text.
 * @param askVisitor Called for a visitor. By default the sign-in page opens, and the mark is set after the sign-in.
 */
export function useMark(
  mark: Mark,
  recipe: Marked,
  showFailure: (text: string) => void,
  askVisitor?: () => void,
) {
  const router = useRouter();
  const isOn = useIsMarked(mark, recipe);

  const toggle = () => {
    if (!readSession()) {
      if (askVisitor) askVisitor();
      else openSignIn(router, { write: toMarkCommand(mark, recipe, true) });
      return;
    }
    const command = toMarkCommand(mark, recipe, !isOn);
    submit([{ command }]).catch((error: unknown) => showFailure(toWriteFailure(error, command.op)));
  };

  return { isOn, toggle };
}

export function useIsWaiting({ recipe_name }: Marked): boolean {
  return useWaitingSelector(({ rows }) =>
    rows.some((row) => {
      const { command } = row;
      const isMark = command.op === 'favorite.set' || command.op === 'saved.set';
      return isMark && hasName([command.recipeName], recipe_name) && isDelayed(row);
    }),
  );
}
