import type { Plugin } from 'vite';

/**
 * Adds preload links for the fonts to the page. The shell keeps its link to the style sheet, which the worker has stored.
 * In prerendered pages, write-pages.js replaces the link with the rules in use.
 */
export function firstFrame(): Plugin {
  return {
    name: 'simmer-first-frame',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.values(bundle ?? {});
        return {
          html,
          tags: files
            .filter(({ fileName }) => /(fraunces|sans)-latin-(?!ext)[^/]*\.woff2$/.test(fileName))
            .map(({ fileName }) => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                href: `/${fileName}`,
                as: 'font',
                type: 'font/woff2',
                crossorigin: '',
              },
              injectTo: 'head-prepend' as const,
            })),
        };
      },
    },
  };
}
