import { toTagKey } from '../../../../contract/post/tag-key.ts';

export type FeedTab = 'feed' | 'trending' | 'my-posts';
/** A list of posts: a tab, or those with a tag (`#` and the tag's key). */
export type FeedName = FeedTab | `#${string}`;

/** The list that the search of an address asks for; what cannot be understood counts as not given. */
export function toFeedName({ tab, tag }: { tab?: unknown; tag?: unknown }): FeedName {
  if (typeof tag === 'string') return `#${toTagKey(tag)}`;
  return tab === 'trending' || tab === 'my-posts' ? tab : 'feed';
}

export function isTab(name: FeedName): name is FeedTab {
  return !name.startsWith('#');
}

/** The key of its tag; undefined for a tab. */
export function toFeedTag(name: FeedName): string | undefined {
  return isTab(name) ? undefined : name.slice(1);
}
