import { ChakraProvider } from '@chakra-ui/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { buildTestApp, type TestApp, type TestAppOptions } from '#server/testing/build-test-app.ts';
import { answerWith } from '../data/http.ts';
import { queryClient } from '../data/query-client.ts';
import { createAppRouter } from '../router.tsx';
import { system } from '../ui/theme/system.ts';

export interface OpenApp {
  server: TestApp;
  /** Opens an address in a new page with an empty query cache. `ask` replaces the page's connection to the server. */
  open: (address: string, ask?: typeof fetch) => ReturnType<typeof createAppRouter>;
  close: () => Promise<void>;
}

/**
 * Chunks that a page loads later. They are imported before any page opens, because React's `act` never finishes a tap
 * during which such a chunk is still loading.
 */
const LATE_PARTS = [
  () => import('../features/browse/card/card-marks.late.tsx'),
  () => import('../features/browse/load-more.tsx'),
  () => import('../features/browse/no-recipes.tsx'),
  () => import('../features/home/home-more.late.tsx'),
  () => import('../features/home/take-off.late.ts'),
  () => import('../features/browse/quick-results.late.tsx'),
  () => import('../features/community/posts/unsent-actions.late.tsx'),
  () => import('../features/community/post/linked-text.tsx'),
  () => import('../features/community/member/member-views.tsx'),
  () => import('../features/community/comments/delete-comment.tsx'),
  () => import('../features/community/posts/delete-post-dialog.tsx'),
  () => import('../features/community/feed/feed-list.tsx'),
  () => import('../features/community/feed/feed-rail.tsx'),
  () => import('../features/community/likes/likers-sheet.tsx'),
  () => import('../features/community/post/post-discussion.tsx'),
  () => import('../features/community/post/post-follow.tsx'),
  () => import('../features/community/post/post-missing.tsx'),
  () => import('../parts/age-note.tsx'),
  () => import('../parts/offline-page.tsx'),
  () => import('../parts/stove/on-the-stove.late.tsx'),
  () => import('../parts/recipe-failure.tsx'),
  () => import('../parts/sign-in-sheet.late.tsx'),
  () => import('../features/kitchen/timers/stove-timers.late.tsx'),
  () => import('../features/recipe/cook/cook-state.late.tsx'),
  () => import('../parts/tips/step-tips.late.tsx'),
  () => import('../parts/tips/tips-sheet.late.tsx'),
  () => import('../features/recipe/health-panel.late.tsx'),
  () => import('../features/recipe/music/music-panel.late.tsx'),
  () => import('../features/recipe/recipe-marks.late.tsx'),
  () => import('../features/recipe/story/story-panel.late.tsx'),
  () => import('../features/kitchen/aloud/hands-free.late.tsx'),
  () => import('../features/kitchen/kitchen-menu.late.tsx'),
  () => import('../features/kitchen/celebration.late.tsx'),
  () => import('../features/kitchen/plan/plan-row.late.tsx'),
  () => import('../features/kitchen/waits/while-you-wait.late.tsx'),
  () => import('../features/writing/writing.tsx'),
  () => import('../member-part.tsx'),
  () => import('../features/community/notifications/notification-list.late.tsx'),
  () => import('../features/community/moderation/report-list.late.tsx'),
  () => import('../features/community/moderation/audit-list.late.tsx'),
  () => import('../features/community/moderation/decide-dialog.late.tsx'),
  () => import('../parts/safety/hidden-note.late.tsx'),
];

/** The real client on the real server, joined in one process. Close it in `afterAll`. */
export async function openApp(options: TestAppOptions = {}): Promise<OpenApp> {
  // Uploads with progress use XMLHttpRequest, which would reach the real network. If it is missing they use `fetch`.
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  const [server] = await Promise.all([buildTestApp(options), ...LATE_PARTS.map((load) => load())]);
  return {
    server,
    open: (address, ask = server.fetch) => {
      queryClient.clear();
      answerWith(ask);
      const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
      render(
        <ChakraProvider value={system}>
          <RouterProvider router={router} />
        </ChakraProvider>,
      );
      return router;
    },
    close: () => server.close(),
  };
}
