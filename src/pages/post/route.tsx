import { createRoute } from '@tanstack/react-router';
import { prefetchCommunity } from '#domain/prefetch.ts';
import { dataRoute } from '#shell/data-route.tsx';
import { lazyPage } from '#ui/lazy-page.ts';

export const postRoute = createRoute({
  getParentRoute: () => dataRoute,
  path: '/post/$postId',
  // The viewer's refused comment, which opens in the comment box to be fixed.
  validateSearch: ({ comment }): { comment?: string } =>
    typeof comment === 'string' ? { comment } : {},
  loader: ({ params }) =>
    prefetchCommunity(async (client) => {
      const { postQuery } = await import('#domain/post/use-post.ts');
      await client.prefetchQuery(postQuery(params.postId));
    }),
  component: lazyPage(() => import('./page.tsx')),
});
