import { chakra } from '@chakra-ui/react';
import { ChefHat } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { AgeNote } from '#domain/stored-copy/age-note.tsx';
import { isLastingCopy } from '#offline/network/answer.ts';
import * as cookTexts from '#texts/cook.ts';
import * as cookedTexts from '#texts/cooked.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Stars } from '#ui/stars.tsx';
import { CookTile } from './cook-tile.tsx';
import { useCooks } from './use-cooks.ts';

/** How many members cooked the dish, its rating, and their newest posts. Shows only an invitation if there are none. */
export function Cooks({ recipe }: { recipe: Recipe }) {
  const { seen, posts, isPending, hasFailed } = useCooks(recipe._id);
  if (isPending) return null;
  const { cookedCount = 0, rating } = seen?.value ?? {};
  const isNew = !hasFailed && cookedCount === 0 && posts.length === 0;
  return (
    <chakra.section aria-labelledby="cooks" display="grid" gap="4">
      <chakra.h2 id="cooks" textStyle="h2">
        {cookedTexts.cooks}
      </chakra.h2>
      {seen && isLastingCopy(seen) && <AgeNote what="posts" age={seen} />}
      {cookedCount > 0 && (
        <chakra.p
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="3"
          rowGap="1"
          fontWeight="600"
        >
          <span>{cookedTexts.cookedBy(cookedCount)}</span>
          {rating && rating.count > 0 && (
            <>
              <Stars rating={rating.average} />
              <span>{cookedTexts.ratedBy(rating.average, rating.count)}</span>
            </>
          )}
        </chakra.p>
      )}
      {posts.length > 0 && (
        <chakra.ul
          display="grid"
          gap="4"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
        >
          {posts.map((post) => (
            <li key={post._id}>
              <CookTile post={post} cuisine={recipe.cuisine} />
            </li>
          ))}
        </chakra.ul>
      )}
      <p>{isNew ? cookedTexts.nobodyYet : cookedTexts.invitation}</p>
      <div>
        <ButtonLink to={pagePaths.createPost} search={toSearch(recipe)} variant="outline">
          <ChefHat size={20} />
          {cookTexts.iCookedThis}
        </ButtonLink>
      </div>
    </chakra.section>
  );
}

function toSearch({ _id: recipeId, title, image_url: picture }: Recipe) {
  return { title, ...(picture && { picture }), cooked: { recipeId } };
}
