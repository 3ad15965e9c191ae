import type { Plugin } from 'vite';
import { PAGE_COLOURS } from '#contract/page/colour.ts';

/**
 * Writes shell.html, the empty page with which the worker answers every navigation except home: index.html before
 * home's first frame is added, with the background colour of most pages.
 */
export function shellPage(): Plugin {
  return {
    name: 'simmer-shell-page',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      if (!html.includes(PAGE_COLOURS.flame)) throw new Error('index.html has another page colour');
      const source = html.replace(PAGE_COLOURS.flame, PAGE_COLOURS.cream);
      this.emitFile({ type: 'asset', fileName: 'shell.html', source });
    },
  };
}
