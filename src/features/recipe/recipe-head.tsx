import { chakra } from '@chakra-ui/react';
import type { Recipe } from '../../../contract/recipe.ts';
import type { Answer } from '../../data/api.ts';
import { CookLink } from './cook-link.tsx';
import { Marks } from './marks.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { StoredCopyBadge } from './stored-copy-badge.tsx';

export function RecipeHead({ answer }: { answer: Answer<Recipe> }) {
  const recipe = answer.value;
  return (
    <chakra.header
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      overflowWrap="anywhere"
      gap={{ base: '2.5', lg: '3.5' }}
      justifyItems="start"
    >
      <chakra.p fontWeight="700" color="ember">
        {recipe.region ? `${recipe.cuisine} · ${recipe.region}` : recipe.cuisine}
      </chakra.p>
      <chakra.h1 textStyle="display">{recipe.title}</chakra.h1>
      <chakra.p textStyle="bodyLg" fontSize={{ lg: '1.25rem' }} color="ink.muted">
        {recipe.subtitle}
      </chakra.p>
      <chakra.div mt="1.5" w="full">
        <RecipeFacts recipe={recipe} />
      </chakra.div>
      <chakra.div display={{ base: 'none', lg: 'flex' }} flexWrap="wrap" gap="3" mt="1.5">
        <CookLink recipeId={recipe._id} />
        <Marks recipe={recipe} place="head" />
      </chakra.div>
      <StoredCopyBadge {...answer} />
    </chakra.header>
  );
}
