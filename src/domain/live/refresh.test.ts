import { afterEach, expect, test } from 'vitest';
import { queryClient } from '#platform/network/query-client.ts';
import { mergeNews, type News, toAllNews } from './news.ts';
import { refresh } from './refresh.ts';

const KEY = ['lists', 'ana', 'saturday'];
const NEWS: News = {
  posts: [],
  hasNewPosts: false,
  tips: [],
  hasNotifications: true,
  isEverything: false,
  spreadMs: 0,
  at: 0,
};

afterEach(() => queryClient.clear());

test.each([
  ['not by an older server', NEWS, false],
  ['by a change of a list', { ...NEWS, hasLists: true }, true],
  ['by merged changes', mergeNews({ ...NEWS, hasLists: true }, NEWS), true],
  ['after a lost stream', toAllNews(0), true],
])('lists are invalidated %s', (_when, news, isInvalidated) => {
  queryClient.setQueryData(KEY, []);
  refresh(news);
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(isInvalidated);
});
