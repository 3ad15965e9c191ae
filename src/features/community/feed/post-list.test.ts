import { expect, test } from 'vitest';
import type { ListedPost, PostPage } from '../../../../contract/post/post.ts';
import { type Answer, toNetworkAnswer } from '../../../offline/network/answer.ts';
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

/** A page of the posts `ids`, asked for at `askedAt`; with a cursor named after its last one where there are more. */
function toPage(ids: string, askedAt: number, hasMore = true): Answer<PostPage> {
  const posts = ids.split('').map((id) => toPost(id, askedAt));
  const nextCursor = hasMore ? `after ${ids.at(-1)}` : null;
  const answer: PostPage = { posts, pagination: { hasMore, nextCursor } };
  return toNetworkAnswer(answer, askedAt);
}

const toIds = (list: ReturnType<typeof toPostList>) =>
  list.entries.map(({ post }) => post._id).join('');

const read = withMore(toPostList(toPage('hgf', 1)), toPage('edc', 2));

test('pages follow each other, and a post that moved stands once', () => {
  expect(toIds(read)).toBe('hgfedc');
  expect(read.next).toBe('after c');
  const end = withMore(read, toPage('cba', 3, false));
  expect(toIds(end)).toBe('hgfedcba');
  expect(end.next).toBeNull();
});

test('what is new comes before what was read, and that stays', () => {
  const fresh = toPage('jih', 9);
  expect(hasNews(read, fresh, 'me')).toBe(true);
  const list = withFresh(read, fresh);
  expect(toIds(list)).toBe('jihgfedc');
  expect(list.next).toBe('after c');
  expect(list.entries.map(({ askedAt }) => askedAt)).toEqual([9, 9, 9, 1, 1, 2, 2, 2]);
});

test('while it waits, the posts that are shown still say what is so by now', () => {
  const list = withValues(read, toPage('jih', 9));
  expect(toIds(list)).toBe('hgfedc');
  expect(list.entries[0]?.post.likeCount).toBe(9);
  expect(hasNews(list, toPage('jih', 9), 'me')).toBe(true);
});

test('a new post of the viewer is no news, and others’ beside it are', () => {
  expect(hasNews(read, toPage('jhg', 9), 'ana')).toBe(false);
  const page = toPage('kjh', 9);
  const [first, ...rest] = page.value.posts;
  if (!first) throw new Error('no post');
  const others = { ...first, authorId: { ...first.authorId, id: 'bo' } };
  const value = { ...page.value, posts: [others, ...rest] };
  expect(hasNews(read, { ...page, value }, 'ana')).toBe(true);
});

test('a post that was deleted elsewhere goes, and one that stands below stays', () => {
  const fresh = toPage('hfe', 9);
  expect(hasNews(read, fresh, 'me')).toBe(false);
  expect(toIds(withFresh(read, fresh))).toBe('hfedc');
  expect(toIds(withValues(read, fresh))).toBe('hfedc');
});

test('where one is deleted, the one that comes up from below is not new', () => {
  const list = toPostList(toPage('hgf', 1));
  const fresh = toPage('hfe', 9);
  expect(hasNews(list, fresh, 'me')).toBe(false);
  expect(toIds(withFresh(list, fresh))).toBe('hfe');
  expect(hasNews(list, toPage('ihf', 9), 'me')).toBe(true);
});

test('where more came than one page holds, the new page is the whole list', () => {
  const fresh = toPage('pon', 9);
  expect(isJoined(read, fresh)).toBe(false);
  const list = withFresh(read, fresh);
  expect(toIds(list)).toBe('pon');
  expect(list.next).toBe('after n');
});

test('the end of all posts is known as such', () => {
  const list = withFresh(toPostList(toPage('ba', 1, false)), toPage('cba', 2, false));
  expect(toIds(list)).toBe('cba');
  expect(list.next).toBeNull();
  expect(toIds(withFresh(list, { ...toPage('', 3, false) }))).toBe('');
});

test('trending posts in another order are news', () => {
  expect(hasNews(read, toPage('fgh', 9), 'me')).toBe(true);
  expect(hasNews(read, toPage('hgf', 9), 'me')).toBe(false);
});
