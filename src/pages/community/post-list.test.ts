import { expect, test } from 'vitest';
import type { ListedPost, PostPage } from '#contract/post/schema.ts';
import { type Answer, toNetworkAnswer } from '#offline/network/answer.ts';
import { hasNews, isJoined, toPostList, withFresh, withMore, withValues } from './post-list.ts';

const toPost = (_id: string, likeCount = 0): ListedPost => ({
  _id,
  title: _id,
  content: '',
  image: null,
  tags: [],
  category: 'recipe',
  type: 'recipe',
  cuisine: '',
  author: 'Ana',
  authorId: { id: 'ana', name: 'Ana', avatar: '' },
  createdAt: '',
  updatedAt: '',
  likes: [],
  likeCount,
  commentCount: 0,
});

/** A page with the posts `ids`, requested at `askedAt`; its cursor is named after the last post. */
function toPage(ids: string, askedAt: number, hasMore = true): Answer<PostPage> {
  const posts = ids.split('').map((id) => toPost(id, askedAt));
  const nextCursor = hasMore ? `after ${ids.at(-1)}` : null;
  const answer: PostPage = { posts, pagination: { hasMore, nextCursor } };
  return toNetworkAnswer(answer, askedAt);
}

const toIds = (list: ReturnType<typeof toPostList>) =>
  list.entries.map(({ post }) => post._id).join('');

const read = withMore(toPostList(toPage('hgf', 1)), toPage('edc', 2));

test('appends pages and lists a post that moved between them once', () => {
  expect(toIds(read)).toBe('hgfedc');
  expect(read.next).toBe('after c');
  const end = withMore(read, toPage('cba', 3, false));
  expect(toIds(end)).toBe('hgfedcba');
  expect(end.next).toBeNull();
});

test('puts new posts before those already read, which stay', () => {
  const fresh = toPage('jih', 9);
  expect(hasNews(read, fresh, 'me')).toBe(true);
  const list = withFresh(read, fresh);
  expect(toIds(list)).toBe('jihgfedc');
  expect(list.next).toBe('after c');
  expect(list.entries.map(({ askedAt }) => askedAt)).toEqual([9, 9, 9, 1, 1, 2, 2, 2]);
});

test('updates the shown posts while new ones wait', () => {
  const list = withValues(read, toPage('jih', 9));
  expect(toIds(list)).toBe('hgfedc');
  expect(list.entries[0]?.post.likeCount).toBe(9);
  expect(hasNews(list, toPage('jih', 9), 'me')).toBe(true);
});

test("does not count the viewer's own post as news, but counts others beside it", () => {
  expect(hasNews(read, toPage('jhg', 9), 'ana')).toBe(false);
  const page = toPage('kjh', 9);
  const [first, ...rest] = page.value.posts;
  if (!first) throw new Error('no post');
  const others = { ...first, authorId: { ...first.authorId, id: 'bo' } };
  const value = { ...page.value, posts: [others, ...rest] };
  expect(hasNews(read, { ...page, value }, 'ana')).toBe(true);
});

test('removes a post that was deleted elsewhere, and keeps one further down', () => {
  const fresh = toPage('hfe', 9);
  expect(hasNews(read, fresh, 'me')).toBe(false);
  expect(toIds(withFresh(read, fresh))).toBe('hfedc');
  expect(toIds(withValues(read, fresh))).toBe('hfedc');
});

test('does not count a post as new that moved up because another was deleted', () => {
  const list = toPostList(toPage('hgf', 1));
  const fresh = toPage('hfe', 9);
  expect(hasNews(list, fresh, 'me')).toBe(false);
  expect(toIds(withFresh(list, fresh))).toBe('hfe');
  expect(hasNews(list, toPage('ihf', 9), 'me')).toBe(true);
});

test('replaces the list if more posts arrived than fit into one page', () => {
  const fresh = toPage('pon', 9);
  expect(isJoined(read, fresh)).toBe(false);
  const list = withFresh(read, fresh);
  expect(toIds(list)).toBe('pon');
  expect(list.next).toBe('after n');
});

test('recognises the end of all posts', () => {
  const list = withFresh(toPostList(toPage('ba', 1, false)), toPage('cba', 2, false));
  expect(toIds(list)).toBe('cba');
  expect(list.next).toBeNull();
  expect(toIds(withFresh(list, { ...toPage('', 3, false) }))).toBe('');
});

test('counts a changed order of trending posts as news', () => {
  expect(hasNews(read, toPage('fgh', 9), 'me')).toBe(true);
  expect(hasNews(read, toPage('hgf', 9), 'me')).toBe(false);
});
