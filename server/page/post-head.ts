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

export function toPostHead({ post, author, image }: PostSummary, { origin, url }: PageUrl): Head {
  const { _id, title, createdAt, updatedAt } = post;
  const description = toExcerpt(post.content);
  const data = {
    '@context': 'https://schema.org',
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
    data,
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
