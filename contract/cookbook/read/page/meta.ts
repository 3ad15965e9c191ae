import { cleanText, toKey } from '../text/clean-text.ts';
import { toSection } from '../text/headings.ts';
import { toBlocks } from './blocks.ts';
import { type Element, findAll, toRawText } from './tree.ts';

export interface PageFacts {
  /** The heading of the page, or else its title without the name of the site. */
  title: string;
  /** All texts that may name the recipe of the page. */
  names: string[];
  image: string;
  site: string;
  author: string;
  url: string;
}

/** Reads title, picture, site and author of a page from its head and headings. */
export function readMeta(root: Element): PageFacts {
  const metas = new Map<string, string>();
  for (const { attributes } of findAll(root, ({ tag }) => tag === 'meta')) {
    const name = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
    if (!metas.has(name)) metas.set(name, cleanText(attributes['content'] ?? ''));
  }
  const titleTag = findAll(root, ({ tag }) => tag === 'title')[0];
  const titleText = titleTag === undefined ? '' : cleanText(toRawText(titleTag));
  const headings = findAll(root, ({ tag }) => tag === 'h1')
    .slice(0, 5)
    .map((element) =>
      toBlocks(element)
        .map(({ text }) => text)
        .join(' '),
    )
    .filter((text) => text !== '');
  const site = metas.get('og:site_name') ?? '';
  const shared = metas.get('og:title') ?? '';
  const canonical = findAll(
    root,
    ({ tag, attributes }) => tag === 'link' && attributes['rel'] === 'canonical',
  )[0];
  const heading = headings.find((text) => text !== site) ?? findNamed(root, titleText);
  return {
    title: heading ?? (withoutSite(shared, site) || withoutSite(titleText, site)),
    names: [...headings, shared, titleText].filter((text) => text !== ''),
    image: metas.get('og:image') ?? metas.get('twitter:image') ?? '',
    site,
    author: metas.get('author') ?? '',
    url: canonical?.attributes['href'] ?? metas.get('og:url') ?? '',
  };
}

/** Returns the heading of a post, if the page has no first heading. */
function findNamed(root: Element, title: string): string | undefined {
  const key = toKey(title);
  for (const element of findAll(root, ({ tag }) => /^h[2-4]$/.test(tag)).slice(0, 50)) {
    const text = toBlocks(element)
      .map((block) => block.text)
      .join(' ');
    const isPost = /(?:entry|post|recipe|article)[-_]?title/i.test(
      element.attributes['class'] ?? '',
    );
    const isInTitle = text.length >= 5 && key.includes(toKey(text));
    if (text !== '' && toSection(text) === undefined && (isPost || isInTitle)) return text;
  }
  return undefined;
}

/** "Lentil soup | Our Kitchen" -> "Lentil soup" */
function withoutSite(title: string, site: string): string {
  const parts = title.split(/\s+[|–—·»]\s+|\s+-\s+/);
  const [first = ''] = parts;
  if (parts.length < 2) return title;
  const last = parts.at(-1) ?? '';
  return last === site || parts.length === 2 || first.length >= 8 ? first : title;
}
