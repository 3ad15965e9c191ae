import { API_BASE } from '#contract/platform/api-base.ts';
import { toAvifSrcSet } from '#contract/recipe/picture.ts';
import { toHtmlText, toJsonLd, toTag } from '#server/platform/http/html.ts';

/** The picture of link previews; an absolute URL. */
export interface Preview {
  url: string;
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
  type: string;
}

/** The HTML head for search engines, link previews and the browser. */
export interface Head {
  title: string;
  description: string;
  /** Absolute URL of the page. */
  url: string;
  kind: 'website' | 'article' | 'profile';
  picture?: Preview | undefined;
  article?: { author: string; published: string };
  data?: object;
  preloads: string[];
  /** API paths of the page's first requests. They are preloaded unless the page embeds the responses. */
  answers?: string[];
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

export const NOINDEX = toTag('meta', { name: 'robots', content: 'noindex' });

export function toHeadHtml(head: Head): string {
  const { picture, article } = head;
  return [
    `<title>${toHtmlText(head.title)}</title>`,
    toNamed('description', head.description),
    toTag('link', { rel: 'canonical', href: head.url }),
    toProperty('site_name', 'Simmer'),
    toProperty('type', head.kind),
    toProperty('title', head.title),
    toProperty('description', head.description),
    toProperty('url', head.url),
    ...(head.noindex ? [NOINDEX] : []),
    ...(picture ? toPreview(picture) : []),
    ...(article ? toArticle(article) : []),
    toNamed('twitter:card', picture && isWide(picture) ? 'summary_large_image' : 'summary'),
    ...(head.answers ?? []).map(toDataPreload),
    ...head.preloads,
    ...(head.data ? [toJsonLd(head.data)] : []),
  ].join('\n    ');
}

/** Link previews show a square picture beside the text and a wider one above it. */
function isWide({ width, height }: Preview): boolean {
  return width > height;
}

function toPreview({ url, alt, width, height, type }: Preview): string[] {
  return [
    toProperty('image', url),
    toProperty('image:type', type),
    toProperty('image:width', String(width)),
    toProperty('image:height', String(height)),
    toProperty('image:alt', alt),
    toNamed('twitter:image', url),
    toNamed('twitter:image:alt', alt),
  ];
}

function toArticle({ author, published }: { author: string; published: string }): string[] {
  return [
    toTag('meta', { property: 'article:author', content: author }),
    toTag('meta', { property: 'article:published_time', content: published }),
  ];
}

function toNamed(name: string, content: string): string {
  return toTag('meta', { name, content });
}

function toProperty(name: string, content: string): string {
  return toTag('meta', { property: `og:${name}`, content });
}

/** Uses the mode of `fetch`, because the browser reuses a preload only in the same mode. */
function toDataPreload(path: string): string {
  return toTag('link', {
    rel: 'preload',
    as: 'fetch',
    href: `${API_BASE}${path}`,
    crossorigin: 'anonymous',
  });
}

/** Preloads the first picture of a page if it has been drawn. `sizes` must equal that of the page. */
export function toPicturePreload(imageUrl: string, sizes: string): string[] {
  const srcSet = toAvifSrcSet(imageUrl);
  if (srcSet === '') return [];
  return [
    toTag('link', {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      imagesrcset: srcSet,
      imagesizes: sizes,
      fetchpriority: 'high',
    }),
  ];
}
