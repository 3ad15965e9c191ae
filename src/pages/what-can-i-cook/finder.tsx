import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { FoodBox } from '#domain/food/food-box.tsx';
import { useStaples } from '#domain/list/staples.ts';
import { allRecipesQuery } from '#domain/recipe/queries.ts';
import { listCookable } from '#knowledge/shopping/cookable.ts';
import { useSettings } from '#platform/settings.ts';
import * as appTexts from '#texts/app.ts';
import * as recipeTexts from '#texts/recipe.ts';
import * as searchTexts from '#texts/search.ts';
import * as shoppingTexts from '#texts/shopping.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { SkeletonBar } from '#ui/button/chip.tsx';
import { FailurePage } from '#ui/notice/failure-page.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { CookableDishes } from './cookable-dishes.tsx';
import styles from './finder.module.css';
import { addFoods } from './food-settings.ts';
import { FoodsAtHand } from './foods-at-hand.tsx';

/** Takes the foods at hand and lists the dishes that need the least besides them. */
export function Finder() {
  return (
    <>
      <FoodBox
        isSticky
        label={shoppingTexts.whatDoYouHave}
        addLabel={shoppingTexts.addFood}
        add={addFoods}
      />
      <FoodsAtHand />
      <Dishes />
    </>
  );
}

function Dishes() {
  const { foodsAtHand } = useSettings();
  const staples = useStaples();
  const { data, error, isPending, refetch } = useQuery({
    ...allRecipesQuery(),
    refetchInterval: false,
  });
  // Deferred, because the first comparison reads the ingredients of all dishes.
  const named = useDeferredValue(foodsAtHand);
  const recipes = data?.value;
  const cookable = useMemo(
    () => listCookable(recipes ?? [], named, staples),
    [recipes, named, staples],
  );
  if (foodsAtHand.length === 0) {
    return (
      <NoticePage
        rank={2}
        title={shoppingTexts.nothingNamed}
        hint={shoppingTexts.nothingNamedHint}
      />
    );
  }
  if (isPending) {
    return (
      <output aria-label={searchTexts.loadingRecipes} className={styles.bars}>
        {[1, 2, 3].map((row) => (
          <SkeletonBar key={row} w="100%" h="7rem" />
        ))}
      </output>
    );
  }
  if (error && !data) {
    return (
      <FailurePage
        rank={2}
        title={recipeTexts.errorLoadingRecipes}
        hint={error.message}
        cure={() => void refetch()}
        back={{ to: pagePaths.home, label: appTexts.goBack }}
      />
    );
  }
  if (cookable.length === 0 && named === foodsAtHand) {
    return (
      <NoticePage
        rank={2}
        title={shoppingTexts.nothingToCook}
        hint={shoppingTexts.nothingToCookHint}
      >
        <ButtonLink to={pagePaths.allRecipes} variant="flame">
          {searchTexts.browseRecipes}
        </ButtonLink>
      </NoticePage>
    );
  }
  return <CookableDishes key={named.join(' ')} dishes={cookable} />;
}
