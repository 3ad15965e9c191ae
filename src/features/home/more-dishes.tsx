import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { TRENDING_COUNT } from '../../../contract/limits.ts';
import { pagePaths } from '../../../contract/paths.ts';
import { CARD_PICTURE_SIZES, toAvifSrcSet } from '../../../contract/recipe/picture.ts';
import type { Recipe } from '../../../contract/recipe/recipe.ts';
import * as homeTexts from '../../../texts/en/home.ts';
import { queryClient } from '../../data/query-client.ts';
import { allRecipesQuery } from '../../data/recipes.ts';
import { toTimeOfDish } from '../../knowledge/card-metrics.ts';
import { toCloth } from '../../knowledge/cloths.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { MoreSection } from './more-section.tsx';

/** The dishes that trend; nothing until they are known. */
export function MoreDishes() {
  const { data } = useQuery(allRecipesQuery(), queryClient);
  const dishes = data?.value.slice(0, TRENDING_COUNT) ?? [];
  if (dishes.length === 0) return null;
  return (
    <MoreSection title={homeTexts.trendingDishes} columns={TRENDING_COUNT}>
      {dishes.map((recipe) => (
        <li key={recipe._id}>
          <Dish recipe={recipe} />
        </li>
      ))}
    </MoreSection>
  );
}

function Dish({ recipe }: { recipe: Recipe }) {
  return (
    <Link
      to={pagePaths.recipe(recipe._id)}
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
        lg: 'minmax(0, 1fr)',
      }}
      alignItems="center"
      h="full"
      overflow="hidden"
      bg="paper"
      borderRadius="card"
      boxShadow="s1"
      textDecoration="none"
      _hover={{ boxShadow: 's2' }}
    >
      <Picture
        src={recipe.image_url}
        avifSrcSet={toAvifSrcSet(recipe.image_url)}
        sizes={CARD_PICTURE_SIZES}
        alt=""
        cloth={toCloth(recipe.cuisine)}
        name=""
      />
      <chakra.span display="grid" gap="1" px="4" py="3">
        <chakra.h3 textStyle="cardTitle" overflowWrap="anywhere">
          {recipe.title}
        </chakra.h3>
        <chakra.span textStyle="small" fontWeight="600" color="ink.muted">
          {toTimeOfDish(recipe)}
        </chakra.span>
      </chakra.span>
    </Link>
  );
}
