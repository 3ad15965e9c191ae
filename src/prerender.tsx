import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createAppRouter } from './router.tsx';
import { system } from './ui/theme/system.ts';

/**
 * The home page as text, for the first frame before any script runs: its links work, and the app replaces it. Runs at
 * build time only. `css` holds the rules that the page uses and no others.
 */
export async function renderHome(): Promise<{ html: string; css: string }> {
  // Without plugins no rule is written twice with an engine's prefix: every engine that runs the app does without.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Rules are kept in the cache instead of being printed among the elements.
  cache.compat = true;
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  const html = renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>,
  );
  const css = Object.values(cache.inserted)
    .filter((rule) => typeof rule === 'string')
    .join('');
  return { html, css };
}
