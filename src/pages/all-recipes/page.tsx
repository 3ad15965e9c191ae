import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { PAGE_SIZE_ALL_RECIPES } from '#contract/platform/limits.ts';
import { toCuisineName } from '#contract/recipe/catalogue.ts';
import { RecipesOrNone } from '#domain/recipe/card/recipe-grid.tsx';
import { ChoiceRow } from '#domain/recipe/list/choice-row.tsx';
import { ListAnswer } from '#domain/recipe/list/list-answer.tsx';
import { ListSwitch } from '#domain/recipe/list/list-switch.tsx';
import { useRecipePages } from '#domain/recipe/list/recipe-pages.ts';
import { RegionFilters } from '#domain/recipe/list/region-filters.tsx';
import { cuisinesQuery } from '#domain/recipe/queries.ts';
import { toCloth } from '#knowledge/cloths.ts';
import * as pageTexts from '#texts/page.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { TextLink } from '#ui/link/text-link.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './all-recipes-page.module.css';
import { LoadMore } from './load-more.tsx';

const route = getRouteApi('/data/all-recipes');

/** All recipes, 50 at a time, with filters. Every choice is part of the URL. */
export default function Page() {
  const { cuisine = '', ...choice } = route.useSearch();
  useTitle(toPageTitle(pageTexts.allRecipes));
  const pages = useRecipePages(cuisine, choice);
  const cuisines = useQuery(cuisinesQuery());
  const names = cuisines.data?.value ?? [];
  const { total } = pages;
  return (
    <PageColumn width="content">
      <div className={styles.head}>
        <div>
          <h1 className={text.h1}>{pageTexts.allRecipes}</h1>
          <p className={styles.count} aria-live="polite">
            {total !== undefined && recipeTexts.toRecipeCount(total)}
          </p>
        </div>
        <div className={styles.side}>
          {/* Wide windows have this link in the top bar. */}
          <TextLink to={pagePaths.trendingRecipes} className={styles.trending}>
            {pageTexts.trendingRecipe}
          </TextLink>
          <ListSwitch />
        </div>
      </div>
      <ChoiceRow choice={choice} />
      {names.length > 1 && (
        <RegionFilters
          isFolding
          regions={names}
          chosen={cuisine && toCuisineName(cuisine)}
          param="cuisine"
          all={recipeTexts.allCuisines}
        />
      )}
      {cuisines.isPending && <div className={styles.cuisines} />}
      {cuisines.isError && names.length === 0 && (
        <p role="status" className={styles.failure}>
          {cuisines.error.message}
        </p>
      )}
      <ListAnswer answer={pages.list} cloth={cuisine ? toCloth(cuisine) : undefined}>
        {(recipes) => (
          <>
            <RecipesOrNone recipes={recipes} isFiltered={Object.keys(choice).length > 0} />
            {(pages.hasMore || recipes.length > PAGE_SIZE_ALL_RECIPES) && (
              <LoadMore
                key={JSON.stringify([cuisine, choice])}
                shown={recipes.length}
                total={total ?? recipes.length}
                isLoading={pages.isLoadingMore}
                failure={pages.moreFailure}
                load={pages.loadMore}
              />
            )}
          </>
        )}
      </ListAnswer>
    </PageColumn>
  );
}
