import { toHtmlText } from '#server/platform/http/html.ts';
import type { PublicPage } from './ports.ts';

/** A sitemap as sitemaps.org describes it; `origin` has no trailing slash. */
export function toSitemapXml(pages: readonly PublicPage[], origin: string): string {
  const entries = pages.map(({ path, changed }) => {
    const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${toHtmlText(origin + path)}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
