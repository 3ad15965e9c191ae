import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { makeModerator } from '#server/testing/make-moderator.ts';
import { openStream } from '#server/testing/open-stream.ts';
import {
  createWorld,
  listLeaks,
  OWN_ACTIONS,
  OWN_BLOCKS,
  readEverything,
  toPictureId,
} from './testing/outputs.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ rateLimit: 'off', isShared: false });
});
afterAll(() => test.close());

it('shows the author in many outputs before any decision', async () => {
  const world = await createWorld(test);
  const leaks = listLeaks(await readEverything(test, world, world.viewer), world, []);
  expect(new Set(leaks.map((leak) => leak.split(': ')[0])).size).toBeGreaterThan(15);
});

it('[T-moderation-6] a hidden member and everything by them is in no output, and comes back', async () => {
  const world = await createWorld(test);
  const { viewer, mod, author, picture, avatar } = world;
  await viewer.ask('POST', '/reports', { kind: 'member', id: author.user.id, reason: 'abuse' });
  const find = async () => (await mod.ask('GET', '/moderation/reports')).json().reports[0];
  const { _id } = await find();
  const stream = await openStream(test.app);
  const decide = async (action: string) =>
    (await mod.ask('POST', `/moderation/reports/${_id}`, { action, note: 'Spam' })).statusCode;
  expect(await decide('hide')).toBe(200);
  await stream.waitFor(({ posts }) => posts.includes(world.post));
  stream.leave();
  for (const reader of [viewer, undefined]) {
    expect(listLeaks(await readEverything(test, world, reader), world, OWN_ACTIONS)).toEqual([]);
  }
  for (const url of [picture, avatar, `/media/previews/posts/${toPictureId(picture)}.jpg`]) {
    expect([url, (await test.app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
  const post = (await viewer.ask('GET', `/posts/${world.viewersPost}`)).json();
  expect([post.commentCount, post.comments.length, post.likeCount, post.likes]).toEqual([
    0,
    0,
    0,
    [],
  ]);
  const { user } = (await viewer.ask('GET', '/auth/profile')).json();
  expect([user.followerCount, user.followingCount]).toEqual([0, 0]);
  const seen = (await mod.ask('GET', `/posts/${world.post}`)).json();
  expect((await test.app.inject({ url: seen.image })).statusCode).toBe(200);

  expect(await decide('restore')).toBe(200);
  const again = (await viewer.ask('GET', `/posts/${world.post}`)).json();
  expect((await test.app.inject({ url: again.image })).statusCode).toBe(200);
  const back = await readEverything(test, world, viewer);
  expect(back.get(`/api/users/${author.user.id}`)).toContain(world.mark);
  expect((await author.ask('GET', '/auth/profile')).statusCode).toBe(200);
});

it('a post hidden before its author stays hidden after the author is shown again', async () => {
  const world = await createWorld(test);
  const { viewer, mod, author } = world;
  const decide = async (kind: 'post' | 'member', id: string, action: string) => {
    await viewer.ask('POST', '/reports', { kind, id, reason: 'abuse' });
    const { reports } = (await mod.ask('GET', '/moderation/reports')).json();
    const _id = reports.at(-1)._id;
    await mod.ask('POST', `/moderation/reports/${_id}`, { action, note: 'Spam' });
    return _id;
  };
  await decide('post', world.post, 'hide');
  const report = await decide('member', author.user.id, 'hide');
  await mod.ask('POST', `/moderation/reports/${report}`, { action: 'restore', note: 'A mistake' });
  expect((await viewer.ask('GET', `/posts/${world.post}`)).statusCode).toBe(404);
  const { comments } = (await viewer.ask('GET', `/posts/${world.viewersPost}`)).json();
  expect(comments).toHaveLength(1);
});

it('[T-moderation-7] a hidden post is in no output, its picture included', async () => {
  const world = await createWorld(test);
  await world.viewer.ask('POST', '/reports', { kind: 'post', id: world.post, reason: 'spam' });
  const { reports } = (await world.mod.ask('GET', '/moderation/reports')).json();
  await world.mod.ask('POST', `/moderation/reports/${reports.at(-1)._id}`, {
    action: 'hide',
    note: 'Spam',
  });
  for (const reader of [world.viewer, undefined]) {
    const outputs = await readEverything(test, world, reader);
    const leaks = [...outputs].filter(
      ([name, text]) =>
        text.includes(`${world.mark} stew`) ||
        text.includes(toPictureId(world.picture)) ||
        (text.includes(world.post) && !OWN_ACTIONS.includes(name)),
    );
    expect(leaks.map(([name]) => name)).toEqual([]);
  }
  expect((await test.app.inject({ url: world.picture })).statusCode).toBe(404);
});

it.each(['viewer', 'author'] as const)(
  '[T-moderation-8] if the %s has blocked the other, the viewer is sent nothing of the author',
  async (blocker) => {
    const world = await createWorld(test);
    const { viewer, author } = world;
    const [one, other] = blocker === 'viewer' ? [viewer, author] : [author, viewer];
    await one.ask('PUT', `/users/${other.user.id}/block`, { blocked: true });
    const stream = await openStream(test.app, viewer.token);
    const own = blocker === 'viewer' ? [...OWN_ACTIONS, ...OWN_BLOCKS] : OWN_ACTIONS;
    const outputs = await readEverything(test, world, viewer);
    // The viewer's own list of blocks names the author.
    if (blocker === 'viewer') for (const name of OWN_BLOCKS) outputs.delete(name);
    expect(listLeaks(outputs, world, own)).toEqual([]);
    const post = (await viewer.ask('GET', `/posts/${world.viewersPost}`)).json();
    expect([post.commentCount, post.comments.length, post.likeCount, post.likes]).toEqual([
      0,
      0,
      0,
      [],
    ]);
    const like = (await viewer.ask('POST', `/posts/${world.viewersPost}/like`)).json();
    expect(like).toMatchObject({ likes: [viewer.user.id], likeCount: 1 });
    await author.ask('PUT', `/posts/${world.post}`, { title: `${world.mark} soup` });
    await viewer.ask('PUT', `/posts/${world.viewersPost}`, { title: 'Common stew' });
    const changes = await stream.waitFor(({ posts }) => posts.includes(world.viewersPost));
    expect(changes.posts).not.toContain(world.post);
    stream.leave();
  },
);

it('[T-moderation-9] a moderator cannot decide reports about their own account or content', async () => {
  const world = await createWorld(test);
  await makeModerator(test, world.author);
  await world.viewer.ask('POST', '/reports', { kind: 'post', id: world.post, reason: 'spam' });
  await world.viewer.ask('POST', '/reports', {
    kind: 'member',
    id: world.author.user.id,
    reason: 'spam',
  });
  const { reports } = (await world.author.ask('GET', '/moderation/reports')).json();
  const ids = new Set([world.post, world.author.user.id]);
  const about = reports.filter(({ id }: { id: string }) => ids.has(id));
  expect(about).toHaveLength(2);
  for (const { _id } of about) {
    const body = { action: 'dismiss', note: 'Mine' };
    const answer = await world.author.ask('POST', `/moderation/reports/${_id}`, body);
    expect([answer.statusCode, answer.json().error]).toEqual([
      403,
      'You cannot moderate yourself or anything you wrote',
    ]);
  }
});
