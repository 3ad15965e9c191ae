import { toTagKey } from '#contract/post/tag-key.ts';

export type FeedTab = 'feed' | 'trending' | 'my-posts';
/** A tab, or `#` and the key of a tag. */
export type FeedName = FeedTab | `#${string}`;

/** Parses the search parameters of the page; invalid values count as missing. */
export function toFeedName({ tab, tag }: { tab?: unknown; tag?: unknown }): FeedName {
  if (typeof tag === 'string') return `#${toTagKey(tag)}`;
  return tab === 'trending' || tab === 'my-posts' ? tab : 'feed';
}

export function isTab(name: FeedName): name is FeedTab {
  return !name.startsWith('#');
}

/** The tag's key, or undefined for a tab. */
export function toFeedTag(name: FeedName): string | undefined {
  return isTab(name) ? undefined : name.slice(1);
}
