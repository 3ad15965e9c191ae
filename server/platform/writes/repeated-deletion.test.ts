import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { SUMMARIES } from '#server/platform/api-document/summaries.ts';
import { toApiDocument } from '#server/platform/api-document/to-api-document.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type Cook, signUp } from '#server/testing/sign-up.ts';

const POST = v7();
const NEW = v7();
const TIP = v7();

let test: TestApp;
let cook: Cook;
beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off' });
  cook = await signUp(test.app);
  await cook.ask('POST', '/posts', { _id: POST, title: 'Ragù', content: 'Slowly.' });
  const other = await signUp(test.app);
  await other.ask('POST', '/recipes/tom-yum/tips', { _id: TIP, step: 1, content: 'Bruise it.' });
});
afterAll(() => test.close());

interface Thing {
  create: readonly [path: string, body?: object];
  path: string;
  /** A path that shows the thing, and the text that proves it. */
  seen: readonly [path: string, mark: string];
}

const like = { create: [`/posts/${POST}/like`], path: `/posts/${POST}/like` } as const;
const tips = '/recipes/tom-yum/tips';

/** Everything that can be created again under the same name. */
const THINGS: Record<string, Thing> = {
  'a post': {
    create: ['/posts', { _id: NEW, title: 'Soup', content: 'Hot.' }],
    path: `/posts/${NEW}`,
    seen: ['/posts', NEW],
  },
  'a comment': {
    create: [`/posts/${POST}/comments`, { _id: NEW, content: 'Salt?' }],
    path: `/posts/${POST}/comments/${NEW}`,
    seen: [`/posts/${POST}/comments`, NEW],
  },
  'a like': { ...like, seen: [`/posts/${POST}`, '"likedByMe":true'] },
  'a tip': {
    create: [tips, { _id: NEW, step: 1, content: 'Taste it.' }],
    path: `/tips/${NEW}`,
    seen: [tips, NEW],
  },
  'a like of a tip': {
    create: [`/tips/${TIP}/like`],
    path: `/tips/${TIP}/like`,
    seen: [tips, '"likedByMe":true'],
  },
  'a favorite': {
    create: ['/user/favorites', { recipeName: 'Tom Yum' }],
    path: '/user/favorites/Tom%20Yum',
    seen: ['/auth/profile', '"favorites":["Tom Yum"]'],
  },
  'a saved recipe': {
    create: ['/user/saved-recipes', { recipeName: 'Tom Yum' }],
    path: '/user/saved-recipes/Tom%20Yum',
    seen: ['/auth/profile', '"savedRecipes":["Tom Yum"]'],
  },
};

it.each(Object.entries(THINGS))(
  'a repeated deletion of %s deletes nothing that was created in the meantime',
  async (_what, { create: [createPath, body], path, seen: [seenPath, mark] }) => {
    const key = { 'idempotency-key': v7() };
    const isSeen = async () => (await cook.ask('GET', seenPath)).body.includes(mark);
    const create = () => cook.ask('POST', createPath, body);
    await create();
    expect(await isSeen()).toBe(true);
    const first = await cook.ask('DELETE', path, undefined, key);
    expect([first.statusCode, await isSeen()]).toEqual([200, false]);
    await create();
    expect(await isSeen()).toBe(true);
    const again = await cook.ask('DELETE', path, undefined, key);
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([200, 'true']);
    expect(await isSeen()).toBe(true);
  },
);

it('the API document describes this for every deletion with a key', () => {
  const { paths } = toApiDocument(api, SUMMARIES, '0.0.0');
  const deletions = Object.values<Endpoint>(api).filter(
    ({ method, writes }) => method === 'DELETE' && writes,
  );
  expect(deletions.length).toBeGreaterThanOrEqual(Object.keys(THINGS).length);
  for (const { path } of deletions) {
    expect(paths[path.replace(/:(\w+)/g, '{$1}')]?.['delete']).toHaveProperty(
      'description',
      expect.stringContaining('even if the same thing was created again in the meantime'),
    );
  }
});
