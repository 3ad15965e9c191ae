import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { TRENDING_COUNT } from '#contract/platform/limits.ts';
import type { Recipe } from '#contract/recipe/schema.ts';
import { allRecipesQuery } from '#domain/recipe/queries.ts';
import { queryClient } from '#platform/network/query-client.ts';
import * as homeTexts from '#texts/home.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import { DishRows } from './dish-rows.tsx';
import { MorePosts } from './more-posts.tsx';
import styles from './more-section.module.css';
import { TrendingDishes } from './trending-dishes.tsx';

export { CookbookCard } from './cookbook-card.tsx';
export { ListCard } from './list-card.tsx';
export { StoveCard } from './stove-card.tsx';

export interface HomeMoreProps {
  families: ReactNode;
  /** Pictures on the first screen. Their dishes are left out of the rows. */
  pictures: readonly string[];
}

/** Below the first screen: dishes, further cuisines and posts, each once it is loaded. */
export function HomeMore({ families, pictures }: HomeMoreProps) {
  const recipes = useQuery(allRecipesQuery(), queryClient).data?.value ?? [];
  const trending = new Set(recipes.slice(0, TRENDING_COUNT).map(({ _id }) => _id));
  const isOnPage = ({ _id }: Recipe) =>
    trending.has(_id) || pictures.some((url) => url.includes(`/${_id}.`));
  return (
    <>
      {recipes.length > 0 && (
        <>
          <TrendingDishes recipes={recipes} />
          <DishRows recipes={recipes} isOnPage={isOnPage} />
        </>
      )}
      {families && <MoreFamilies>{families}</MoreFamilies>}
      <MorePosts />
    </>
  );
}

/** The families of cuisines below the first screen. `children` are their cards. */
function MoreFamilies({ children }: { children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={joinClasses(text.h2, styles.heading)}>
        {homeTexts.moreCuisines}
      </h2>
      {children}
    </section>
  );
}
