import { toSharedHash } from '#domain/cookbook/import/to-source.ts';
import * as texts from '#texts/cookbook-import.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import type { SharedContent } from './share-target.ts';

const NEW_RECIPE: string = '/cookbook/new';

/** Offers to save a page or text that another app has shared as a recipe instead. A cooked dish is a post. */
export function SharedRecipe({ shared }: { shared: SharedContent }) {
  const hash = shared.cooked === undefined ? toSharedHash(shared) : undefined;
  if (hash === undefined) return null;
  return (
    <p>
      <TextLink to={NEW_RECIPE} hash={hash}>
        {texts.saveToCookbook}
      </TextLink>
    </p>
  );
}
