import { pagePaths } from '#contract/page/paths.ts';
import { toSharedHash } from '#domain/cookbook/import/to-source.ts';
import * as cookbookNames from '#texts/cookbook-names.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import type { SharedContent } from './share-target.ts';

/** Offers to save a page or text that another app has shared as a recipe instead. A cooked dish is a post. */
export function SharedRecipe({ shared }: { shared: SharedContent }) {
  const hash = shared.cooked === undefined ? toSharedHash(shared) : undefined;
  if (hash === undefined) return null;
  return (
    <p>
      <TextLink to={pagePaths.newRecipe} hash={hash}>
        {cookbookNames.saveToCookbook}
      </TextLink>
    </p>
  );
}
