import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ICON = '/icons/simmer.svg';

/** Puts the icon of the tab into every page: as a file it would be one more request of each first view. */
export function inlineIcon(): Plugin {
  return {
    name: 'simmer:inline-icon',
    apply: 'build',
    transformIndexHtml: (html) => {
      const link = `href="${ICON}"`;
      if (!html.includes(link)) throw new Error(`index.html does not name ${ICON}`);
      return html.replace(link, `href="${toDataUrl(readFileSync(`public${ICON}`, 'utf8'))}"`);
    },
  };
}

/** Of all that stands in the file only these mean something else in an attribute or an address. */
export function toDataUrl(svg: string): string {
  const text = svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}
