import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { TRENDING_COUNT } from '../../../contract/limits.ts';
import { toPageTitle } from '../../../contract/page/page-title.ts';
import { pagePaths } from '../../../contract/paths.ts';
import * as pageTexts from '../../../texts/en/pages.ts';
import { recipeTexts } from '../../../texts/en/recipes.ts';
import { allRecipesQuery } from '../../data/recipes.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageColumn } from '../../ui/page-column.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ListAnswer } from './list-answer.tsx';
import { TrendingCard } from './trending-card.tsx';

/** Specification 9: the first three of all recipes, the first of them large. */
export function TrendingPage() {
  useTitle(toPageTitle(pageTexts.trendingRecipe));
  const all = useQuery(allRecipesQuery());
  return (
    <PageColumn width="content">
      <chakra.h1 textStyle="h1">{pageTexts.trendingRecipe}</chakra.h1>
      <ListAnswer answer={all} cloth="other">
        {(recipes) => (
          <>
            <chakra.ol
              display="grid"
              gap={{ base: '3', lg: '5' }}
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '3fr 2fr' }}
            >
              {recipes.slice(0, TRENDING_COUNT).map((recipe, at) => (
                <chakra.li key={recipe._id} gridRow={at === 0 ? { lg: 'span 2' } : undefined}>
                  <TrendingCard recipe={recipe} place={at + 1} />
                </chakra.li>
              ))}
            </chakra.ol>
            <ButtonLink
              to={pagePaths.allRecipes}
              mt="4"
              justifySelf="center"
              minW={{ base: 'full', md: '15rem' }}
              size="lg"
            >
              {recipeTexts.viewAllRecipes}
            </ButtonLink>
          </>
        )}
      </ListAnswer>
    </PageColumn>
  );
}
