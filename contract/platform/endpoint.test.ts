import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineEndpoint, defineVariant, toCallPath, toPath, withQuery } from './endpoint.ts';

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/posts/:postId/comments/:commentId',
  access: 'anyone',
  limit: null,
  body: null,
  query: null,
  response: v.object({}),
  statuses: [200],
  writes: false,
});

it('encodes each param of a path', () => {
  expect(toPath(endpoint, { postId: 'a/b?', commentId: 'ü 1' })).toBe(
    '/posts/a%2Fb%3F/comments/%C3%BC%201',
  );
});

it('takes no params if the pattern has none', () => {
  expect(toPath({ path: '/posts' })).toBe('/posts');
});

it('does not compile with a missing or an unknown param', () => {
  // @ts-expect-error -- commentId is missing
  expect(toPath(endpoint, { postId: '1' })).toBe('/posts/1/comments/');
  // @ts-expect-error -- the pattern has no such param
  expect(toPath(endpoint, { postId: '1', commentId: '2', id: '3' })).toBe('/posts/1/comments/2');
});

it('builds the path of a call from its params and its query', () => {
  const query = v.object({ q: v.optional(v.string()), limit: v.number() });
  const list = defineVariant(endpoint, { path: '/users/:userId/posts', query });
  expect(toCallPath(list, { params: { userId: 'a/b' }, query: { limit: 5 } })).toBe(
    '/users/a%2Fb/posts?limit=5',
  );
  expect(toCallPath(list, { params: { userId: 'a' } })).toBe('/users/a/posts');
  // @ts-expect-error -- the endpoint has no such name in its query
  expect(toCallPath(list, { params: { userId: 'a' }, query: { limit: 5, page: 2 } })).toBe(
    '/users/a/posts?limit=5&page=2',
  );
});

it('adds the given query values, encoded, in their order', () => {
  expect(withQuery('/posts', { q: 'hot & sour', cursor: undefined, limit: 5 })).toBe(
    '/posts?q=hot%20%26%20sour&limit=5',
  );
  expect(withQuery('/posts', { q: undefined })).toBe('/posts');
});
