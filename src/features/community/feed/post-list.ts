import type { PostPage } from '../../../../contract/post/post.ts';
import type { Entry, PostList } from '../../../data/listed-posts.ts';
import type { Answer } from '../../../offline/network/answer.ts';

export function toPostList(seen: Answer<PostPage>): PostList {
  const { askedAt, storedAt = askedAt, source } = seen;
  return { entries: toEntries(seen), askedAt, storedAt, source, next: toNext(seen) };
}

/** With the page after it; a post that has moved there since stands once. */
export function withMore(list: PostList, more: Answer<PostPage>): PostList {
  const known = toIds(list.entries);
  const added = toEntries(more).filter(({ post }) => !known.has(post._id));
  return { ...list, entries: [...list.entries, ...added], next: toNext(more) };
}

/**
 * With its first page as it is by now before what was read further down. Where nothing of the old list is in it, more came
 * than one page holds: then it is all there is.
 */
export function withFresh(list: PostList, fresh: Answer<PostPage>): PostList {
  const first = toPostList(fresh);
  const depth = toDepth(list, fresh);
  if (depth === 0) return first;
  const here = toIds(first.entries);
  const further = list.entries.slice(depth).filter(({ post }) => !here.has(post._id));
  const last = fresh.value.posts.at(-1);
  // It reaches further than the list did: a list that was shorter than a page has grown.
  const isLonger = last !== undefined && !toIds(list.entries).has(last._id);
  return {
    ...first,
    entries: [...first.entries, ...further],
    next: isLonger || depth === list.entries.length ? first.next : list.next,
  };
}

/** The same posts in the same order, with what is said of them by now; those that are gone go. */
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
 * Whether the first page has posts that the list has not, or has them in another order. Those after all that the list has came up
 * from below, where others are gone. New posts of the viewer are no news to them.
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

/** Whether anything of the list is in the first page: else more came than one page holds. */
export function isJoined(list: PostList, fresh: Answer<PostPage>): boolean {
  return toDepth(list, fresh) > 0;
}

/** How far the first page reaches into the list: what stands above and is not in it is gone. */
function toDepth(list: PostList, { value }: Answer<PostPage>): number {
  const now = new Set(value.posts.map(({ _id }) => _id));
  // The end of all posts: nothing of the list is further down.
  if (!value.pagination.hasMore) return list.entries.length;
  const depth = list.entries.findLastIndex(({ post }) => now.has(post._id)) + 1;
  // Of the trending ones a post may have risen from far below.
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
