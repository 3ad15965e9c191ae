import { expect, test } from 'vitest';
import type { PostChanges } from './post/waiting-fields.ts';
import { postUpdate } from './post/writes.ts';
import { type Command, type CommandOf, toDefinition } from './writes.ts';

const toAddress = (uploadId: string) => `/media/${uploadId}.webp`;
const toLine = (command: Command) => {
  const { endpoint, path, body } = toDefinition(command).request(command, toAddress);
  return [`${endpoint.method} ${path}`, body];
};

test('sends a toggle as the wanted state, so that a resend changes nothing', () => {
  expect(toLine({ op: 'like.set', postId: 'p', on: true })).toEqual([
    'POST /posts/p/like',
    undefined,
  ]);
  expect(toLine({ op: 'like.set', postId: 'p', on: false })[0]).toBe('DELETE /posts/p/like');
  expect(toLine({ op: 'follow.set', userId: 'u', on: false })).toEqual([
    'PUT /users/u/follow',
    { following: false },
  ]);
  expect(toLine({ op: 'favorite.set', recipeName: 'Mac & Cheese', on: false })[0]).toBe(
    'DELETE /user/favorites/Mac%20%26%20Cheese',
  );
  expect(toLine({ op: 'saved.set', recipeName: 'Pho', on: true })).toEqual([
    'POST /user/saved-recipes',
    { recipeName: 'Pho' },
  ]);
});

test('sends a post with the address of its uploaded picture', () => {
  const post = { _id: 'p', title: 'Pho', content: 'Hot', image: { upload: 'up' } };
  expect(toLine({ op: 'post.create', post })[1]).toEqual({ ...post, image: '/media/up.webp' });
});

test('sends pictures in order, each with the address of its upload', () => {
  const post = { _id: 'p', title: 'Pho', content: 'Hot' };
  const images = [
    { url: { upload: 'up' }, alt: 'A bowl' },
    { url: '/media/old.webp', alt: '' },
  ];
  expect(toLine({ op: 'post.create', post: { ...post, images } })[1]).toEqual({
    ...post,
    images: [{ url: '/media/up.webp', alt: 'A bowl' }, images[1]],
  });
});

const toUpdate = (changes: PostChanges): CommandOf<'post.update'> => ({
  op: 'post.update',
  postId: 'p',
  changes,
  baseVersion: null,
});
function merge(earlier: { op: string }, later: CommandOf<'post.update'>): { op: string } {
  const { collapse } = postUpdate;
  if (collapse.kind !== 'merge') throw new Error('An edit merges');
  return collapse.merge(earlier, later);
}

test('the pictures of a later edit replace those of the queued one, in either format', () => {
  const earlier: Command = {
    op: 'post.create',
    post: { _id: 'p', title: 'Pho', content: 'Hot', image: { upload: 'one' } },
  };
  const images = [{ url: { upload: 'two' }, alt: 'A bowl' }];
  const merged = merge(earlier, toUpdate({ images }));
  expect(merged).toMatchObject({ post: { images } });
  expect(merged).not.toHaveProperty('post.image');
  const emptied = merge(merged, toUpdate({ image: null }));
  expect(emptied).toMatchObject({ post: { image: null } });
  expect(emptied).not.toHaveProperty('post.images');
});

test('an edit sends the version it is based on', () => {
  const changes = { title: 'Pho' };
  const update: Command = { op: 'post.update', postId: 'p', changes, baseVersion: '"3"' };
  expect(toDefinition(update).request(update, toAddress)).toMatchObject({
    ifMatch: '"3"',
    body: changes,
  });
  const last: Command = { ...update, baseVersion: null };
  expect(toDefinition(last).request(last, toAddress)).not.toHaveProperty('ifMatch');
});

test('a post waits for the recipe that it carries, and is sent without a deleted one', () => {
  const post = { _id: 'p', title: 'Sunday', content: 'Pancakes', cookbookId: 'r' };
  const command = { op: 'post.create' as const, post };
  const { ids } = toDefinition(command);
  expect(ids.needs(command)).toEqual(['r']);
  expect(ids.replace(command, (id) => `${id}2`)).toMatchObject({
    post: { _id: 'p2', cookbookId: 'r2' },
  });
  expect(ids.without?.(command, 'r')).toEqual({ ...command, post: { ...post, cookbookId: null } });
  expect(ids.without?.(command, 'other')).toBeUndefined();
});
