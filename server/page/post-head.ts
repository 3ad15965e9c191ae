import { toJsonLd } from '#contract/cookbook/write/jsonld.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import { truncateWithEllipsis } from '#contract/platform/truncate.ts';
import { getPost } from '#contract/post/endpoints.ts';
import { FEED_EXCERPT } from '#contract/post/limits.ts';
import { toTag } from '#server/platform/http/html.ts';
import type { Head } from './head.ts';
import { toLinkPreview } from './link-preview.ts';
import type { PostSummary } from './ports.ts';
import type { PageUrl } from './recipe-data.ts';

export function toPostHead(summary: PostSummary, { origin, url }: PageUrl): Head {
  const { post, author, image } = summary;
  const { _id, title, createdAt, updatedAt } = post;
  const description = toExcerpt(post.content);
  const posting = {
    '@type': 'SocialMediaPosting',
    headline: title,
    description,
    author: { '@type': 'Person', name: author },
    datePublished: createdAt,
    dateModified: updatedAt,
    url,
    ...(image && { image: [origin + image.url] }),
  };
  return {
    title: toPageTitle(title),
    description,
    url,
    kind: 'article',
    picture: image && toLinkPreview(image.url, title, origin),
    article: { author, published: createdAt },
    data: toData(posting, toRecipe(summary, { origin, url })),
    answers: [toPath(getPost, { postId: _id })],
    preloads: image
      ? [toTag('link', { rel: 'preload', as: 'image', href: image.url, fetchpriority: 'high' })]
      : [],
  };
}

/** The first 150 characters, on one line. */
function toExcerpt(content: string): string {
  return truncateWithEllipsis(content.replace(/\s+/g, ' ').trim(), FEED_EXCERPT);
}

function toData(posting: object, recipe: object | undefined): object {
  const context = { '@context': 'https://schema.org' };
  return recipe ? { ...context, '@graph': [posting, recipe] } : { ...context, ...posting };
}

/** The recipe of the post, as search engines and importers of recipes read it. */
function toRecipe({ post, author, image, recipe }: PostSummary, { origin, url }: PageUrl) {
  if (!recipe) return undefined;
  const { cuisine, tags, createdAt, updatedAt } = post;
  const nothing = { subtitle: '', difficulty: '', spiceLevel: '', notes: recipe.notes ?? '' };
  const images = image ? [{ url: origin + image.url, alt: '' }] : [];
  const times = { createdAt, updatedAt };
  const written = toJsonLd({ ...recipe, ...nothing, ...times, cuisine, tags, images });
  const { '@context': _once, ...data } = written;
  return { ...data, author: { '@type': 'Person', name: author }, url };
}
