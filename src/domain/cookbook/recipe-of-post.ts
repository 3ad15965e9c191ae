import { toCookbookRecipe } from '#contract/cookbook/recipe.ts';
import { toIdOfPostRecipe } from '#contract/page/paths.ts';
import type { Post } from '#contract/post/schema.ts';
import { postQuery } from '#domain/post/use-post.ts';
import { type OwnRecipe, toOwnRecipe } from '#knowledge/cookbook/own-recipe.ts';
import type { Answer } from '#offline/network/answer.ts';
import { BrokenFailure, OfflineFailure, RejectedFailure } from '#platform/network/failures.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as cookbookTexts from '#texts/cookbook.ts';
import { toTextOfPost } from './copy-of-post.ts';

/** The recipe of a post for the cooking view. */
export async function fetchRecipeOfPost(postId: string): Promise<Answer<OwnRecipe>> {
  const query = postQuery(postId);
  // A post that is open stays available if the device could not store it. Its recipe never changes.
  const known = queryClient.getQueryData(query.queryKey);
  const answer = await queryClient.fetchQuery(query).catch((error: unknown) => {
    const isRefused = !(error instanceof OfflineFailure || error instanceof BrokenFailure);
    if (isRefused || !known?.value) throw error;
    return { ...known, source: 'device' as const, trouble: 'failed' as const };
  });
  const recipe = answer.value && toRecipe(answer.value);
  if (!recipe) throw new RejectedFailure(404, cookbookTexts.notFound);
  return { ...answer, value: recipe };
}

export function toRecipe({ _id, authorId, recipe, images = [], createdAt, updatedAt }: Post) {
  const made = { visibility: 'public' as const, version: '', createdAt, updatedAt };
  return (
    recipe &&
    toOwnRecipe(
      toCookbookRecipe(toTextOfPost(recipe), images, {
        ...made,
        _id: toIdOfPostRecipe(_id),
        ownerId: authorId,
      }),
    )
  );
}
