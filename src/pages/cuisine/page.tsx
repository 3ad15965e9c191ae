import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { toPageTitle } from '#contract/page/title.ts';
import { findFamily, toCuisineName } from '#contract/recipe/catalogue.ts';
import { toQuickChoice } from '#contract/recipe/quick-start.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { RecipesOrNone } from '#domain/recipe/card/recipe-grid.tsx';
import { ClothHeader } from '#domain/recipe/list/cloth-header.tsx';
import { ListAnswer } from '#domain/recipe/list/list-answer.tsx';
import { RegionFilters } from '#domain/recipe/list/region-filters.tsx';
import { cuisineRecipesQuery, regionRecipesQuery } from '#domain/recipe/queries.ts';
import { TimeChips } from '#domain/recipe/time-chips.tsx';
import { toCloth } from '#knowledge/cloths.ts';
import type { Answer } from '#offline/network/answer.ts';
import * as homeTexts from '#texts/home.ts';
import * as recipeTexts from '#texts/recipe.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import column from '../../ui/header-column.module.css';
import styles from './cuisine-page.module.css';
import { QuickResults } from './quick-results.tsx';
import { RegionSections } from './region-sections.tsx';

const route = getRouteApi('/data/cuisine/$cuisineId');

/** Larger families are grouped by region. */
const UNGROUPED_MAX = 12;

/** `/cuisine/{cuisineId}`: the recipes of a family or a cuisine, with region filters. */
export default function Page() {
  const { cuisineId } = route.useParams();
  const { region = '' } = route.useSearch();
  const family = findFamily(cuisineId);
  const cloth = toCloth(cuisineId);
  const name = family ? homeTexts.families[family.id].card : toCuisineName(cuisineId);
  useTitle(toPageTitle(name));
  const all = useQuery(cuisineRecipesQuery(cuisineId));
  const chosen = useQuery({
    ...regionRecipesQuery(family?.id ?? '', region),
    enabled: family !== undefined && region !== '',
    placeholderData: () =>
      all.data && {
        ...all.data,
        value: all.data.value.filter(({ cuisine }) => cuisine === region),
      },
  });
  const regions = useMemo(() => toRegions(cuisineId, all.data?.value), [cuisineId, all.data]);
  const shown: UseQueryResult<Answer<Recipe[]>> = family && region ? chosen : all;
  const state = useRouterState({ select: ({ location }) => location.state });
  const choice = toQuickChoice(state);
  const isQuick = Boolean(choice.time || choice.mood);
  const navigate = useNavigate();
  const [quickCount, setQuickCount] = useState<number>();
  const recipes = useMemo(() => {
    const list = shown.data?.value ?? [];
    return family || !region ? list : list.filter((recipe) => recipe.region === region);
  }, [shown.data, family, region]);
  const count = isQuick ? quickCount : recipes.length;

  return (
    <>
      <ClothHeader
        cloth={cloth}
        title={name}
        count={shown.data && count !== undefined ? recipeTexts.toRecipeCount(count) : undefined}
      />
      <div className={column.column}>
        {regions.length > 1 && <RegionFilters regions={regions} chosen={region} />}
        {regions.length === 0 && all.isPending && <div className={styles.regions} />}
        <TimeChips
          chosen={choice.time}
          choose={(time) =>
            void navigate({
              to: '.',
              search: true,
              replace: true,
              resetScroll: false,
              state: (before) => ({ ...before, time }),
            })
          }
        />
        <ListAnswer answer={shown} cloth={cloth}>
          {() =>
            isQuick ? (
              <QuickResults choice={choice} recipes={recipes} count={setQuickCount} />
            ) : family && !region && recipes.length > UNGROUPED_MAX ? (
              <RegionSections regions={regions} recipes={recipes} />
            ) : (
              <RecipesOrNone recipes={recipes} />
            )
          }
        </ListAnswer>
      </div>
    </>
  );
}

/** The filters of a page: a family's nations, or the regions of a nation. */
function toRegions(cuisineId: string, recipes: readonly Recipe[] | undefined): readonly string[] {
  const family = findFamily(cuisineId);
  if (family) return family.cuisines;
  return [...new Set(recipes?.flatMap((recipe) => recipe.region ?? []) ?? [])];
}
