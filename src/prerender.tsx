import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { PurgeCSS } from 'purgecss';
import { prerender } from 'react-dom/static';
import type { RenderedPage, RenderedStyle, ServedAnswers } from '#contract/page/served-page.ts';
import { settleFirstFrame } from './platform/first-frame.ts';
import { queryClient } from './platform/network/query-client.ts';
import { setServedAnswers } from './platform/network/served-answers.ts';
import { createAppRouter } from './router.tsx';
import { getSystem } from './ui/theme/system.ts';

// Re-exported for tools/build/write-pages.js, which uses the same code as the server and the app.
export {
  CONTENT_PLACEHOLDER,
  FONTS_ID,
  PAGE_FILES_ID,
  preloadFonts,
  STYLES_PLACEHOLDER,
  toStyleElements,
} from '#contract/page/served-page.ts';
export { loadAgain, pageNotLoaded } from '#texts/page.ts';
export { toPlateOfDay } from './pages/home/plate-of-day.ts';

/**
 * Renders the page at `path` as a visitor first sees it. The styles contain only the used rules of `sheet`, the CSS of
 * the app, and of Emotion. All data comes from `answers`. Do not run two calls at once, because they share the query
 * cache.
 * @throws if a part of the page cannot be rendered
 */
export async function renderPage(
  path: string,
  answers: ServedAnswers,
  sheet: string,
): Promise<RenderedPage> {
  // Disables vendor prefixes, which no supported browser needs.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Keeps the rules in the cache instead of printing style elements into the markup.
  cache.compat = true;
  queryClient.clear();
  setServedAnswers(answers);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  await settleFirstFrame();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <ChakraProvider value={getSystem()}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>,
    // Renders in one piece, because streamed parts would need a script to be inserted.
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
  const used = await findUsedRules(sheet, html);
  const fonts = { name: '', rules: listFonts(used, html).join(''), isFonts: true };
  const others = { name: '', rules: used.replace(WEB_FONT, '') };
  return {
    html: withoutIconNames(withoutScripts(html)),
    styles: [fonts, others, ...toStyles(cache)],
  };
}

/** A font that is loaded from a file. The fallback fonts are on the device. */
const WEB_FONT = /@font-face\s*\{[^}]*woff2[^}]*\}/g;
/** Files of letters that most pages do not have. Without them they come with the whole style sheet. */
const RARE_LETTERS: readonly (readonly [file: string, letters: RegExp])[] = [
  ['-latin-ext-', /[\u0100-\u024F\u1E00-\u1E9F]/],
  ['-vietnamese-', /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01A0-\u01B0\u1EA0-\u1EF9]/],
];

function listFonts(rules: string, html: string): string[] {
  const needless = RARE_LETTERS.filter(([, letters]) => !letters.test(html));
  const faces = rules.match(WEB_FONT) ?? [];
  return faces.filter((face) => !needless.some(([file]) => face.includes(file)));
}

/** Removes the router's scroll restoration script. The app restores the scroll position when it starts. */
function withoutScripts(html: string): string {
  return html.replace(/<script[^]*?<\/script>/g, '');
}

/** Removes the names of icons from their classes. No rule uses them, and a served page must fit into 14 kB. */
function withoutIconNames(html: string): string {
  return html
    .replace(/(?<= class=")lucide[^"]*/g, (names) => names.replace(/lucide[\w-]*\s*/g, ''))
    .replaceAll(' class=""', '');
}

async function findUsedRules(sheet: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: sheet }],
    extractors: [{ extensions: ['html'], extractor: listNames }],
    // Selectors that are not classes of an element: the page itself and the states of the document.
    safelist: { standard: ['html', 'body', 'dark', 'cooking'] },
  });
  return purged?.css ?? sheet;
}

/** Names of elements and attributes, and each word of an attribute's value: a class, or a state such as "true". */
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

/** Emotion prints an empty layer without its semicolon, which makes the browser drop the following layer. */
function toLayers(rules: string): string {
  return rules.replace(/@layer ([\w-]+)(?=@layer)/g, '@layer $1;');
}
