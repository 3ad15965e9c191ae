import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { prefetchCommunity } from '#domain/prefetch.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const memberRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/profile/$userId',
  validateSearch: (search) => v.parse(Search, search),
  loader: ({ params }) =>
    prefetchCommunity(async (client) => {
      const { prefetchMember } = await import('./use-member.ts');
      await prefetchMember(client, params.userId);
    }),
  component: lazyPage(() => import('./page.tsx')),
});

/** The open view and its filter. The defaults (posts, all people) are omitted from the address. */
const Search = v.object({
  tab: v.optional(v.fallback(v.optional(v.picklist(['followers', 'following'])), undefined)),
  only: v.optional(v.fallback(v.optional(v.picklist(['friends'])), undefined)),
});
