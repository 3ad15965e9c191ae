import { expect, test } from 'vitest';
import { PAGE_PARAMETERS } from '#contract/page/parameters.ts';
import { allRecipesRoute } from './pages/all-recipes/route.tsx';
import { communityRoute } from './pages/community/route.tsx';
import { cookRoute } from './pages/cook/route.tsx';
import { cuisineRoute } from './pages/cuisine/route.tsx';
import { memberRoute } from './pages/member/route.tsx';
import { postRoute } from './pages/post/route.tsx';
import { recipeRoute } from './pages/recipe/route.tsx';
import { searchRoute } from './pages/search/route.tsx';
import { trendingRecipesRoute } from './pages/trending-recipes/route.tsx';

const ROUTES = {
  'all-recipes': allRecipesRoute,
  community: communityRoute,
  cook: cookRoute,
  cuisine: cuisineRoute,
  member: memberRoute,
  post: postRoute,
  recipe: recipeRoute,
  search: searchRoute,
  'trending-recipes': trendingRecipesRoute,
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
