import type { Plugin } from 'vite';

/**
 * Puts everything that the first frame needs into the page: preload links for the fonts and the whole style sheet
 * inline, so that no request blocks rendering. For prerendered pages, write-pages.js reduces the style sheet to the rules in use.
 */
export function firstFrame(): Plugin {
  return {
    name: 'simmer-first-frame',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const files = Object.values(bundle ?? {});
        const sheet = files.find((file) => file.fileName.endsWith('.css'));
        const rules = sheet?.type === 'asset' ? String(sheet.source) : '';
        return {
          html: html.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, ''),
          tags: [
            ...files
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
            { tag: 'style', children: rules.trim(), injectTo: 'head' as const },
          ],
        };
      },
    },
  };
}
