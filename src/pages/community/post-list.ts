import type { PostPage } from '#contract/post/schema.ts';
import type { Entry, PostList } from '#domain/post/listed-posts.ts';
import type { Answer } from '#offline/network/answer.ts';

export function toPostList(seen: Answer<PostPage>): PostList {
  const { askedAt, storedAt = askedAt, source } = seen;
  return { entries: toEntries(seen), askedAt, storedAt, source, next: toNext(seen) };
}

/** Appends the next page. A post that has moved there since the last request is listed once. */
export function withMore(list: PostList, more: Answer<PostPage>): PostList {
  const known = toIds(list.entries);
  const added = toEntries(more).filter(({ post }) => !known.has(post._id));
  return { ...list, entries: [...list.entries, ...added], next: toNext(more) };
}

/**
 * Replaces the top of the list by a fresh first page and keeps the older posts below. If they do not overlap, more
 * posts arrived than fit into one page, and the fresh page becomes the whole list.
 */
export function withFresh(list: PostList, fresh: Answer<PostPage>): PostList {
  const first = toPostList(fresh);
  const depth = toDepth(list, fresh);
  if (depth === 0) return first;
  const here = toIds(first.entries);
  const further = list.entries.slice(depth).filter(({ post }) => !here.has(post._id));
  const last = fresh.value.posts.at(-1);
  // The fresh page reaches below the end of a list that was shorter than a page.
  const isLonger = last !== undefined && !toIds(list.entries).has(last._id);
  return {
    ...first,
    entries: [...first.entries, ...further],
    next: isLonger || depth === list.entries.length ? first.next : list.next,
  };
}

/** The same posts in the same order with fresh values; removes posts that are gone. */
export function withValues(list: PostList, fresh: Answer<PostPage>): PostList {
  const now = new Map(toEntries(fresh).map((entry) => [entry.post._id, entry]));
  const depth = toDepth(list, fresh);
  const entries = list.entries.flatMap((entry, at) => {
    const newer = now.get(entry.post._id);
    if (newer) return newer.askedAt >= entry.askedAt ? newer : entry;
    return at < depth ? [] : entry;
  });
  return { ...list, entries };
}

/**
 * True if the first page has posts that are missing in the list, or has them in another order. Posts after the last
 * known one moved up because others were deleted. The viewer's own new posts do not count.
 */
export function hasNews(list: PostList, { value }: Answer<PostPage>, viewerId: string): boolean {
  const order = list.entries.map(({ post }) => post._id);
  const places = value.posts
    .map(({ _id, authorId }) => ({ place: order.indexOf(_id), isOwn: authorId.id === viewerId }))
    .filter(({ place, isOwn }) => place >= 0 || !isOwn)
    .map(({ place }) => place);
  const last = places.findLastIndex((place) => place >= 0);
  return places.some((place, at) => (last < 0 || at <= last) && place < (places[at - 1] ?? 0));
}

/** False if the first page has no post of the list, so more arrived than fit into one page. */
export function isJoined(list: PostList, fresh: Answer<PostPage>): boolean {
  return toDepth(list, fresh) > 0;
}

/** Number of list entries that the first page covers: those not in the page are gone. */
function toDepth(list: PostList, { value }: Answer<PostPage>): number {
  const now = new Set(value.posts.map(({ _id }) => _id));
  // The page reaches the end of all posts, so it covers the whole list.
  if (!value.pagination.hasMore) return list.entries.length;
  const depth = list.entries.findLastIndex(({ post }) => now.has(post._id)) + 1;
  // A trending post may have risen from far below, which would make the page appear to cover too much.
  return Math.min(depth, value.posts.length);
}

function toEntries({ value, askedAt }: Answer<PostPage>): Entry[] {
  return value.posts.map((post) => ({ post, askedAt }));
}

function toNext({ value: { pagination } }: Answer<PostPage>): string | null {
  return pagination.hasMore ? pagination.nextCursor : null;
}

function toIds(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.map(({ post }) => post._id));
}
