import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../data/query-client.ts';
import { allRecipesQuery } from '../../data/recipes.ts';
import { DishRows } from './dish-rows.tsx';
import { MoreFamilies } from './more-families.tsx';
import { MorePosts } from './more-posts.tsx';
import { TrendingDishes } from './trending-dishes.tsx';

/** Below the first screen: dishes, further cuisines and posts, each once it is known. */
export default function HomeMore({ families }: { families: ReactNode }) {
  const recipes = useQuery(allRecipesQuery(), queryClient).data?.value ?? [];
  return (
    <>
      {recipes.length > 0 && (
        <>
          <TrendingDishes recipes={recipes} />
          <DishRows recipes={recipes} />
        </>
      )}
      {families && <MoreFamilies>{families}</MoreFamilies>}
      <MorePosts />
    </>
  );
}
