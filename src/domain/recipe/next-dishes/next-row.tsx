import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contract/page/paths.ts';
import { toAvifSrcSet } from '#contract/recipe/picture.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { DietBadge } from '#domain/diet/diet-badge.tsx';
import { toCloth } from '#knowledge/cloths.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { Link } from '#ui/link/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { allRecipesQuery } from '../queries.ts';
import { toNextDishes } from './next-dishes.ts';

const NONE: readonly string[] = [];

interface Props {
  recipe: Recipe;
  without?: readonly string[];
}

/** Three similar dishes. Nothing until the list of all recipes is loaded. */
export function NextRow({ recipe, without = NONE }: Props) {
  const all = useQuery(allRecipesQuery());
  const offered = all.data?.value.filter(({ _id }) => !without.includes(_id)) ?? [];
  const dishes = toNextDishes(recipe, offered);
  if (dishes.length === 0) return null;
  return (
    <chakra.section data-print="no" aria-labelledby="what-next" display="grid" gap="4">
      <chakra.h2 id="what-next" textStyle="h2">
        {recipeTexts.whatNext}
      </chakra.h2>
      <chakra.ul
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
      >
        {dishes.map(({ _id, title, image_url, imageAlt, cuisine, allergens, diets }) => (
          <li key={_id}>
            <Link
              to={pagePaths.recipe(_id)}
              display="block"
              overflow="hidden"
              borderRadius="card"
              bg="paper"
              boxShadow="s1"
              textDecoration="none"
            >
              <Picture
                src={image_url}
                avifSrcSet={toAvifSrcSet(image_url)}
                sizes="(min-width: 768px) 245px, calc(100vw - 40px)"
                alt={imageAlt}
                cloth={toCloth(cuisine)}
                name={title}
              >
                <DietBadge recipe={{ allergens, diets }} />
              </Picture>
              <chakra.span display="grid" px="4" py="3">
                <chakra.span textStyle="small" fontWeight="700" color="ember">
                  {cuisine}
                </chakra.span>
                <chakra.span textStyle="cardTitle">{title}</chakra.span>
              </chakra.span>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
