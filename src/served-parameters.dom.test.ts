import { expect, test } from 'vitest';
import { PAGE_PARAMETERS } from '#contract/page/parameters.ts';
import { communityRoute } from './routes/community/community.tsx';
import { memberRoute } from './routes/community/member.tsx';
import { postRoute } from './routes/community/post.tsx';
import { allRecipesRoute } from './routes/recipes/all-recipes.tsx';
import { cuisineRoute } from './routes/recipes/cuisine.tsx';
import { recipeRoute } from './routes/recipes/recipe.tsx';
import { searchRoute } from './routes/recipes/search.tsx';
import { trendingRecipesRoute } from './routes/recipes/trending-recipes.tsx';

const ROUTES = {
  'all-recipes': allRecipesRoute,
  community: communityRoute,
  cuisine: cuisineRoute,
  member: memberRoute,
  post: postRoute,
  recipe: recipeRoute,
  search: searchRoute,
  trending: trendingRecipesRoute,
} satisfies Record<keyof typeof PAGE_PARAMETERS, unknown>;

test.each(Object.entries(ROUTES))(
  'the server knows every query parameter that the page %s reads',
  (name, { options }) => {
    const read = new Set<string>();
    const note = (_: object, key: string | symbol) => {
      read.add(String(key));
      return false;
    };
    const search = new Proxy({}, { get: note, has: note });
    const validate: unknown = Reflect.get(options, 'validateSearch');
    if (typeof validate === 'function') validate(search);
    const known: Record<string, readonly string[]> = PAGE_PARAMETERS;
    expect(read).toEqual(new Set(known[name]));
  },
);
