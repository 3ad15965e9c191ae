import { ChakraProvider } from '@chakra-ui/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { answerWith } from '#platform/network/http.ts';
import { queryClient } from '#platform/network/query-client.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '#server/testing/build-test-app.ts';
import { createAppRouter } from '#src/router.tsx';
import { getSystem } from '#ui/theme/system.ts';

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
  () => import('#pages/home/home-more.tsx'),
  () => import('#pages/list/household/household-dialog.tsx'),
  () => import('#pages/list/current-list.tsx'),
  () => import('#domain/list/add-dish-dialog.tsx'),
  () => import('#pages/what-can-i-cook/finder.tsx'),
  () => import('#pages/cook/beside-step.ts'),
  () => import('#domain/tip/step-tips.tsx'),
  () => import('#pages/recipe/music/music-panel.tsx'),
  () => import('#pages/recipe/own/own-recipe.tsx'),
  () => import('#domain/cookbook/own-recipe.ts'),
  () => import('#pages/cookbook/cookbook-view.tsx'),
  () => import('#pages/cookbook-editor/editor-view.tsx'),
  () => import('#shell/member-part.tsx'),
  () => import('#knowledge/diet/dish-warnings.ts'),
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
        <ChakraProvider value={getSystem()}>
          <RouterProvider router={router} />
        </ChakraProvider>,
      );
      return router;
    },
    close: () => server.close(),
  };
}
