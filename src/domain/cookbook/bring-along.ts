import { useQuery } from '@tanstack/react-query';
import { toCookbookText } from '#contract/cookbook/recipe.ts';
import type { CookbookRecipe } from '#contract/cookbook/schema.ts';
import type { CommandOf } from '#contract/writes.ts';
import { submit, toWriteFailure } from '#domain/outbox/submit.ts';
import type { VisitorCookbook } from '#offline/cookbook/cookbook-store.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { useSession } from '#platform/session.ts';
import { cookbookStore } from './load-store.ts';
import { refreshOwnCookbook } from './visitor.ts';

/** The question after a sign-in: what happens to the recipes that were written without an account? */
export interface BringRecipes {
  count: number;
  /** Moves them into the member's cookbook. These three resolve with an error text, or undefined. */
  bring: () => Promise<string | undefined>;
  /** Keeps them for visitors of this device. The member is not asked again. */
  leave: () => Promise<string | undefined>;
  remove: () => Promise<string | undefined>;
}

/** Undefined if there is nothing to ask. */
export function useBringRecipes(): BringRecipes | undefined {
  const userId = useSession()?.user.id;
  const { data } = useQuery(
    {
      queryKey: ['cookbook', '', 'device'],
      queryFn: async () => (await cookbookStore()).readVisitorCookbook(),
      enabled: userId !== undefined,
      staleTime: 0,
    },
    queryClient,
  );
  if (userId === undefined || !data || data.leftBy.includes(userId)) return undefined;
  const count = data.recipes.length;
  if (count === 0) return undefined;
  return {
    count,
    bring: () => answer(() => bringAlong(data)),
    leave: () => answer(() => change((known) => ({ ...known, leftBy: [...known.leftBy, userId] }))),
    remove: () => answer(() => change(() => ({ recipes: [], leftBy: [] }))),
  };
}

async function answer(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return toWriteFailure(error, 'cookbook.create');
  }
}

/** Recipes in one step. The outbox takes a limited number, and the rest stays on the device until the next try. */
const AT_ONCE = 50;

/** The recipes keep their ids, so that a second try doubles nothing. */
async function bringAlong({ recipes }: VisitorCookbook): Promise<void> {
  for (let start = 0; start < recipes.length; start += AT_ONCE) {
    const part = recipes.slice(start, start + AT_ONCE);
    await submit(part.map((recipe) => ({ command: toCreation(recipe) })));
    const brought = new Set(part.map(({ _id }) => _id));
    await change((known) => ({
      ...known,
      recipes: known.recipes.filter(({ _id }) => !brought.has(_id)),
    }));
  }
}

function toCreation(recipe: CookbookRecipe): CommandOf<'cookbook.create'> {
  const fields = { ...toCookbookText(recipe), images: recipe.images };
  return { op: 'cookbook.create', recipeId: recipe._id, recipe: fields };
}

async function change(work: (known: VisitorCookbook) => VisitorCookbook): Promise<void> {
  const { changeVisitorCookbook } = await cookbookStore();
  await changeVisitorCookbook(work);
  await refreshOwnCookbook();
}
