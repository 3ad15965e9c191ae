import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { PurgeCSS } from 'purgecss';
import { prerender } from 'react-dom/static';
import type { RenderedPage, RenderedStyle, ServedAnswers } from '../contract/page/served-page.ts';
import { settleFirstFrame } from './browser/first-frame.ts';
import { queryClient } from './data/query-client.ts';
import { setServedAnswers } from './data/served-answers.ts';
import { createAppRouter } from './router.tsx';
import { system } from './ui/theme/system.ts';

// What scripts/build/write-pages.js shares with the server and the app.
export {
  CONTENT_PLACEHOLDER,
  PAGE_FILES_ID,
  STYLES_PLACEHOLDER,
  toStyleElements,
} from '../contract/page/served-page.ts';
export { codeMissing, loadAgain } from '../texts/en/page-failures.ts';
export { toPlateOfDay } from './features/home/plate-of-day.ts';

/**
 * The page at `path` as HTML, as a visitor sees it first, with the rules that it uses: those of `sheet`, the CSS of the
 * app, and Emotion's. Data comes from `answers` alone.
 * One call at a time: the calls share the memory of answers. Throws where a part of the page cannot be rendered.
 */
export async function renderPage(
  path: string,
  answers: ServedAnswers,
  sheet: string,
): Promise<RenderedPage> {
  // Without plugins no rule is written twice with an engine's prefix: every engine that runs the app does without.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Rules are kept in the cache instead of being printed among the elements.
  cache.compat = true;
  queryClient.clear();
  setServedAnswers(answers);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  await settleFirstFrame();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>,
    // One piece: parts that come later would need a script to be put in place.
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  queryClient.clear();
  if (failures.length > 0) throw new Error(`${path} cannot be rendered`, { cause: failures[0] });
  const used = { name: '', rules: await findUsedRules(sheet, html) };
  return { html: withoutScripts(html), styles: [used, ...toStyles(cache)] };
}

/** The router's own script: where the reader was is found again when the app starts. */
function withoutScripts(html: string): string {
  return html.replace(/<script[^]*?<\/script>/g, '');
}

async function findUsedRules(sheet: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: sheet }],
    extractors: [{ extensions: ['html'], extractor: listNames }],
    // What is not a class is for every page: the page itself, the states of the document.
    safelist: { standard: ['html', 'body', 'dark', 'cooking'] },
  });
  return purged?.css ?? sheet;
}

/** Names of elements, names of attributes, and each word of an attribute's value: a class, or a state such as "true". */
function listNames(html: string): string[] {
  const names = html.match(/(?<=<)[a-z][\w-]*|[\w-]+(?==")/g) ?? [];
  const values = [...html.matchAll(/="([^"]*)"/g)].flatMap(([, words = '']) => words.split(' '));
  return [...new Set([...names, ...values])];
}

type Rule = [name: string, text: string];

function toStyles({ inserted, registered }: EmotionCache): RenderedStyle[] {
  const rules = Object.entries(inserted).filter(
    (entry): entry is Rule => typeof entry[1] === 'string',
  );
  const own = rules.filter(([name]) => `css-${name}` in registered);
  const globals = rules.filter(([name]) => !(`css-${name}` in registered));
  return [
    ...globals.map(([name, text]) => ({ name: `css-global ${name}`, rules: toLayers(text) })),
    {
      name: `css ${own.map(([name]) => name).join(' ')}`,
      rules: own.map(([, text]) => text).join(''),
    },
  ];
}

/** Emotion prints an empty layer without its semicolon, and the browser would drop the layer behind it. */
function toLayers(rules: string): string {
  return rules.replace(/@layer ([\w-]+)(?=@layer)/g, '@layer $1;');
}
